import assert from 'node:assert/strict';
import { spawnSync } from 'node:child_process';
import { existsSync, mkdtempSync, readdirSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import test from 'node:test';
import ts from 'typescript';
import { elementFiles } from './element-template.mjs';
import { fieldFiles } from './field-template.mjs';

const newElement = (folder, path) =>
  spawnSync(process.execPath, [resolve('scripts/generate/new-element.mjs'), path], { cwd: folder, encoding: 'utf8' });
const withFolder = (run) => {
  const folder = mkdtempSync(join(tmpdir(), 'element-'));
  try {
    run(folder);
  } finally {
    rmSync(folder, { recursive: true, force: true });
  }
};

/** Returns what TypeScript says about new files of the kit that are not on the disk. */
function typeProblems(folder, files) {
  const added = new Map(Object.entries(files).map(([file, text]) => [resolve(folder, file), text]));
  const { config } = ts.readConfigFile('tsconfig.json', ts.sys.readFile);
  const { options } = ts.parseJsonConfigFileContent({ ...config, include: [], files: [] }, ts.sys, '.');
  const host = ts.createCompilerHost(options);
  const { fileExists, readFile } = host;
  host.fileExists = (path) => added.has(resolve(path)) || fileExists(path);
  host.readFile = (path) => added.get(resolve(path)) ?? readFile(path);
  host.directoryExists = undefined;
  const program = ts.createProgram([...added.keys()], { ...options, noEmit: true }, host);
  return [...added.keys()]
    .flatMap((path) => ts.getPreEmitDiagnostics(program, program.getSourceFile(path)))
    .map(({ messageText }) => ts.flattenDiagnosticMessageText(messageText, ' '));
}

test('creates all files of an element and overwrites nothing', () =>
  withFolder((folder) => {
    assert.equal(newElement(folder, 'picking/my-element').status, 0);
    for (const file of ['my-element.ts', 'my-element.styles.ts', 'my-element.examples.ts', 'my-element.test.ts']) {
      assert.ok(existsSync(join(folder, 'elements/picking/my-element', file)), file);
    }
    assert.match(
      readFileSync(join(folder, 'elements/picking/my-element/my-element.ts'), 'utf8'),
      /define\('dass-my-element', DassMyElement\)/,
    );
    assert.equal(newElement(folder, 'picking/my-element').status, 1);
    for (const invalid of ['', 'my-element', 'picking/My_Piece', '../x/y', 'core/thing'])
      assert.equal(newElement(folder, invalid).status, 1, invalid);
  }));

test('creates a field of forms in fields/', () =>
  withFolder((folder) => {
    assert.equal(newElement(folder, 'fields/my-field').status, 0);
    assert.equal(readdirSync(join(folder, 'elements/fields/my-field')).length, 4);
    const code = readFileSync(join(folder, 'elements/fields/my-field/my-field.ts'), 'utf8');
    assert.match(code, /class DassMyField extends FormElement /);
    for (const part of ['@fieldValue<', 'formValue', 'renderLabel()', 'renderMessage()'])
      assert.ok(code.includes(part));
  }));

for (const [kind, folder, files] of [
  ['element', 'elements/picking/my-element', elementFiles('my-element')],
  ['field', 'elements/fields/my-field', fieldFiles('my-field')],
])
  test(`creates a new ${kind} that has the types of the kit, as have its examples and its test`, () => {
    assert.deepEqual(typeProblems(folder, files), []);
  });
