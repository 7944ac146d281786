import { strict as assert } from 'node:assert';
import { readdir } from 'node:fs/promises';
import { join } from 'node:path';
import { Readable } from 'node:stream';
import { test, type TestContext } from 'node:test';
import { temporaryFolder } from '../../../../test/support/platform/test-platform.js';
import { Database } from '../database/database.js';
import { RecordTable } from '../database/record-table.js';
import { recordMigrations } from '../database/schema.js';
import { realDisk } from './disk.js';
import { DocumentStore, materialDocuments } from './document-store.js';
import { FileStore } from './file-store.js';

const [owner, day] = ['marina@aurora.example', 86_400_000];
const author = { email: owner, name: 'Marina' };

async function open(t: TestContext) {
  const dataFolder = await temporaryFolder(t);
  const path = join(dataFolder, 'records.db');
  const database = await Database.open({ path, log: assert.fail, migrations: recordMigrations });
  t.after(() => database.close());
  const files = await FileStore.open({ database, dataFolder, maxSize: 1000, disk: realDisk, log: assert.fail });
  const rules = materialDocuments(1000);
  const documents = new DocumentStore({ database, table: 'material_documents', files, rules });
  const receive = async (content: string): Promise<string> => {
    const source = Readable.from([Buffer.from(content)]);
    return (await files.receive(source, { fileName: `${content}.txt`, type: 'text/plain', owner })).id;
  };
  const onDisk = async (): Promise<readonly string[]> => (await readdir(join(dataFolder, 'files'))).sort();
  return { database, files, documents, receive, onDisk };
}

test('[UQ-06] a document that was attached before documents had a hash has that of its file', async (t) => {
  const { database, files, documents, receive } = await open(t);
  const id = await receive('medidas');
  documents.attach(7, id, author);
  const table = new RecordTable<number, readonly object[]>(database, 'material_documents');
  const [stored] = table.find(7)!;
  database.change(() => table.put(7, [{ ...stored, hash: undefined }]));
  assert.equal('hash' in table.find(7)![0]!, false);
  assert.equal(documents.list(7)[0]?.hash, files.find(id)!.hash);
});

test('[UQ-03] a file that no record has is deleted after its lifetime; a document and a new file stay', async (t) => {
  const { files, documents, receive, onDisk } = await open(t);
  const [attached, unused] = [await receive('documento'), await receive('descartado')];
  documents.attach(7, attached, author);
  const clean = () => files.removeUnused((id) => documents.has(id), 14 * day);
  await clean();
  assert.equal(files.list().length, 2);
  const now = Date.now();
  t.mock.timers.enable({ apis: ['Date'], now: now + 15 * day });
  const recent = await receive('recente');
  await clean();
  assert.deepEqual([files.find(unused), await onDisk()], [undefined, [attached, recent].sort()]);
  assert.equal(documents.list(7).length, 1);
});
