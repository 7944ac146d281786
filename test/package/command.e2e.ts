import assert from 'node:assert/strict';
import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { after, before, describe, it } from 'node:test';
import { gzipSync } from 'node:zlib';
import { Client } from '@modelcontextprotocol/sdk/client/index.js';
import { StdioClientTransport } from '@modelcontextprotocol/sdk/client/stdio.js';
import type { DocumentationData } from '../../cli/documentation.js';
import { listFiles } from '../../scripts/files.mjs';
import { run } from '../support/commands.js';
import { createConsumer, type Consumer } from './support/install.js';

/** Limits of the command, its parsers, the server and the documentation, compressed. */
const MAX_FILES = 8;
const MAX_PACKED_BYTES = 450_000;

describe('The command of the package', () => {
  let consumer: Consumer;
  let client: Client;
  const command = (...args: string[]): Promise<string> =>
    run(join(consumer.root, 'node_modules/.bin/dass-elements'), args, consumer.root);
  const call = async (name: string, args: Record<string, unknown> = {}): Promise<string> => {
    const { content } = await client.callTool({ name, arguments: args });
    return (content as { text: string }[]).map(({ text }) => text).join('\n');
  };
  const documentation = (): DocumentationData =>
    JSON.parse(readFileSync(join(consumer.installed, 'dist/documentation.json'), 'utf8')) as DocumentationData;

  before(async () => {
    consumer = await createConsumer('test/package/consumer');
    client = new Client({ name: 'test', version: '1.0.0' });
    const server = join(consumer.installed, 'dist/cli.js');
    await client.connect(new StdioClientTransport({ command: process.execPath, args: [server, 'mcp'] }));
  });
  after(async () => {
    await client?.close();
    consumer?.remove();
  });

  it('prints its help and the version of the package', async () => {
    const { version } = JSON.parse(readFileSync('package.json', 'utf8')) as { version: string };
    assert.match(await command('--help'), /^Usage: dass-elements <command>/);
    assert.equal((await command('--version')).trim(), version);
  });

  it('checks, fixes and upgrades code', async () => {
    const path = join(consumer.root, 'command.tsx');
    writeFileSync(path, "import 'dass-elements/locales';\nexport const a = <dass-buton lable={b as string} />;\n");
    await assert.rejects(command('check', 'command.tsx'), /command.tsx:2:19 <dass-buton> is no element/);
    await command('check', '--fix', 'command.tsx');
    await command('upgrade', 'command.tsx');
    assert.equal(
      readFileSync(path, 'utf8'),
      "import 'dass-elements/language.js';\nexport const a = <dass-button label={b as string} />;\n",
    );
  });

  it('finds no mistake in the examples of the documentation', async () => {
    const files: string[] = [];
    for (const { tag, examples } of documentation().elements)
      for (const { name, html, react } of examples)
        for (const [ending, code] of [
          ['html', html],
          ['tsx', react],
        ] as const) {
          const file = `${tag}-${name.replace(/\W/g, '_')}.${ending}`;
          writeFileSync(join(consumer.root, file), code);
          files.push(file);
        }
    assert.ok(files.length > 300, `${files.length} examples`);
    assert.match(await command('check', ...files), new RegExp(`^${files.length} files checked, nothing found$`, 'm'));
  });

  it('is a server of the Model Context Protocol that answers questions about the kit', async () => {
    const { tools } = await client.listTools();
    assert.deepEqual(
      tools.map(({ name }) => name),
      ['list_elements', 'search', 'get_element', 'get_example', 'get_guide', 'check_code'],
    );
    assert.ok(tools.every(({ description, inputSchema }) => description && inputSchema.type === 'object'));
    assert.match(client.getInstructions() ?? '', /Tags begin with `dass-`/);
    assert.match(await call('list_elements'), /^## \w+\n- dass-/);
    assert.match(await call('search', { query: 'toast' }), /^- element dass-notice: /);
    assert.match(await call('search', { query: 'lista suspensa' }), /^- element dass-select-list: /);
    assert.match(await call('search', { query: 'validation of forms' }), /guide forms: /);
    assert.match(await call('get_guide', { slug: 'forms' }), /^# /);
    const pickList = await call('get_element', { tag: 'pick-list' });
    for (const part of [/^# dass-pick-list/, /`dass-pick` \(React: `onPick`\)/, /## Slots/, /## Examples/])
      assert.match(pickList, part);
  });

  it('serves the code of every example, and the documentation of every element and guide', async () => {
    const { elements, guides } = documentation();
    assert.ok(elements.length > 60 && guides.length > 15);
    for (const { tag, examples } of elements) {
      assert.ok((await call('get_element', { tag })).startsWith(`# ${tag}\n`));
      for (const { name } of examples) {
        assert.match(await call('get_example', { tag, name }), /```html\n[^]*<dass-/);
        assert.match(await call('get_example', { tag, name, language: 'react' }), /```tsx\n/);
      }
    }
    for (const { slug, title } of guides) assert.ok((await call('get_guide', { slug })).startsWith(`# ${title}\n`));
  });

  it('checks the code of an assistant', async () => {
    const wrong = '<DassButton appearence="solid">Save</DassButton>';
    const message = "1:13 <dass-button> has no property or attribute 'appearence'. Did you mean 'appearance'?";
    assert.equal(await call('check_code', { code: wrong, file: 'page.tsx' }), message);
    assert.equal(await call('check_code', { code: '<dass-button>Save</dass-button>' }), 'No problems found.');
    assert.match(await call('check_code', { code: 'const = 1', file: 'a.ts' }), /^1:7 cannot be read: /);
    assert.match(await call('check_code', { code: '', file: 'a.txt' }), /^a\.txt cannot be checked/);
    assert.match(await call('get_element', { tag: 'dass-buton' }), /Did you mean dass-button\?/);
    assert.match(
      await call('get_example', { tag: 'button', name: 'none' }),
      /^dass-button has no example none\. It has: /,
    );
    assert.match(await call('get_guide', { slug: 'none' }), /There are: .*forms/);
  });

  it('adds few files to the package', () => {
    const files = listFiles([join(consumer.installed, 'dist')], (path) => /dist\/(?:cli|documentation)\b/.test(path));
    assert.ok(files.length <= MAX_FILES, files.join('\n'));
    const bytes = files.reduce((sum, path) => sum + gzipSync(readFileSync(path)).length, 0);
    assert.ok(bytes <= MAX_PACKED_BYTES, `${bytes} bytes`);
  });
});
