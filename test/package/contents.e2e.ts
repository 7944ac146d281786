import assert from 'node:assert/strict';
import { existsSync, readFileSync, readdirSync, statSync, writeFileSync } from 'node:fs';
import { dirname, join, resolve } from 'node:path';
import { after, before, describe, it } from 'node:test';
import { listFiles } from '../../scripts/files.mjs';
import { run } from '../support/commands.js';
import { developmentCode } from '../support/development-code.js';
import { createConsumer, packedKit, type Consumer } from './support/install.js';

interface Named {
  readonly name: string;
  readonly description?: string;
}
interface WebTypesElement extends Named {
  readonly attributes: readonly Named[];
  readonly slots: readonly Named[];
  readonly js: { readonly properties: readonly Named[]; readonly events: readonly Named[] };
}
interface Declaration {
  readonly name: string;
  readonly tagName: string;
  readonly attributes?: readonly Named[];
  readonly events?: readonly Named[];
  readonly slots?: readonly Named[];
}

const MAX_FILES = 900;
const MAX_PACKED_BYTES = 3_450_000;

describe('The contents of the package', () => {
  let consumer: Consumer;
  let elements: readonly Declaration[];
  const read = (path: string): string => readFileSync(join(consumer.installed, path), 'utf8');
  const readJson = <T>(path: string): T => JSON.parse(read(path)) as T;
  const names = (items: readonly Named[] = []): string[] => items.map(({ name }) => name);
  const tags = (): string[] => elements.map(({ tagName }) => tagName);

  before(async () => {
    consumer = await createConsumer('test/package/consumer');
    const { modules } = readJson<{ modules: { declarations: Declaration[] }[] }>('custom-elements.json');
    elements = modules.flatMap(({ declarations }) => declarations);
  });
  after(() => consumer?.remove());

  it('passes publint and are-the-types-wrong', async () => {
    const { packed } = packedKit();
    const path = join(packed, readdirSync(packed).find((file) => file.startsWith('dass-elements-')) ?? '');
    const publint = resolve('node_modules/publint/src/cli.js');
    assert.match(await run(process.execPath, [publint, 'run', path, '--strict']), /All good/);
    const attw = resolve('node_modules/@arethetypeswrong/cli/dist/index.js');
    const entries = [
      'dass-button.js',
      'dass-button',
      'dialogs.js',
      'jsx',
      'solid',
      'svelte',
      'vue',
      'react/dass-button.js',
      'react/index.js',
    ];
    const options = ['--profile', 'esm-only', '--no-emoji', '--no-color', '--entrypoints', ...entries];
    assert.match(await run(process.execPath, [attw, path, ...options]), /"dass-elements\/jsx"/);
  });

  it('has the command `dass-elements check`', async () => {
    const command = join(consumer.root, 'node_modules/.bin/dass-elements');
    writeFileSync(join(consumer.root, 'wrong.html'), '<dass-buton></dass-buton>');
    assert.equal(await run(command, ['check', 'page.html'], consumer.root), '1 file checked, nothing found\n');
    await assert.rejects(
      run(command, ['check', 'wrong.html'], consumer.root),
      /wrong.html:1:2 <dass-buton> is no element/,
    );
  });

  it('has data for VS Code: each tag with its attributes, each custom property, token and part', () => {
    const html = readJson<{ version: number; tags: (Named & { attributes: Named[] })[] }>(
      'dist/editors/vscode-html.json',
    );
    assert.equal(html.version, 1.1);
    assert.deepEqual(names(html.tags), tags());
    for (const { tagName, attributes } of elements)
      assert.deepEqual(names(html.tags.find(({ name }) => name === tagName)?.attributes), names(attributes));
    assert.ok(html.tags.every(({ description }) => description));
    const css = readJson<{ version: number; properties: Named[]; pseudoElements: Named[] }>(
      'dist/editors/vscode-css.json',
    );
    assert.equal(css.version, 1.1);
    assert.ok(names(css.properties).includes('--dass-color-accent'));
    assert.ok(names(css.pseudoElements).every((name) => /^::part\([\w-]+\)$/.test(name)));
  });

  it('has web types for JetBrains: each element with its attributes, properties, events and slots', () => {
    const manifest = readJson<Record<string, string>>('package.json');
    const { name, version, contributions } = readJson<{
      name: string;
      version: string;
      contributions: { html: { elements: WebTypesElement[] } };
    }>(manifest['web-types'] ?? '');
    assert.deepEqual([name, version], [manifest.name, manifest.version]);
    assert.deepEqual(names(contributions.html.elements), tags());
    for (const element of contributions.html.elements) {
      const declared = elements.find(({ tagName }) => tagName === element.name);
      assert.deepEqual(names(element.attributes), names(declared?.attributes));
      assert.deepEqual(names(element.js.events), names(declared?.events));
      assert.deepEqual(names(element.slots), names(declared?.slots));
    }
  });

  it('has types of all tags for JSX, Solid, Svelte and Vue', () => {
    for (const file of ['jsx', 'solid', 'svelte', 'vue']) {
      const code = read(`dist/kit/entries/${file}.d.ts`);
      for (const tag of tags()) assert.ok(code.includes(`'${tag}': Tag<`), `${file}: ${tag}`);
    }
  });

  it('has the tokens as a style sheet, for all themes and densities', () => {
    const css = read('dist/page/theme.css');
    for (const part of [/--dass-color-accent:/, /light-dark\(/, /data-theme=.?dark/, /data-contrast/, /data-density/])
      assert.match(css, part);
  });

  it('has no source maps and few files', () => {
    const files = listFiles([consumer.installed], () => true);
    assert.deepEqual(
      files.filter((path) => path.endsWith('.map')),
      [],
    );
    assert.ok(files.length <= MAX_FILES, `${files.length} files`);
    const { packed } = packedKit();
    const { size } = statSync(join(packed, readdirSync(packed).find((file) => file.endsWith('.tgz')) ?? ''));
    assert.ok(size <= MAX_PACKED_BYTES, `${size} bytes packed`);
  });

  it('has the licences of all code that it contains', () => {
    const licences = read('dist/LICENSES.txt');
    for (const name of [
      'lit ',
      'lit-html ',
      '@lit/localize ',
      'mediabunny ',
      'fflate ',
      'pdfjs-dist ',
      'wasm-media-encoders ',
      '@tabler/icons ',
      'parse5 ',
    ])
      assert.ok(licences.includes(`\n${name}`) || licences.startsWith(name), name);
    assert.ok(existsSync(join(consumer.installed, 'LICENSE')));
  });

  it('has no tests, no sources of the shell and none of its texts', () => {
    const files = listFiles([consumer.installed], () => true).map((path) => path.slice(consumer.installed.length + 1));
    assert.deepEqual(
      files.filter((path) => /(^|\/)(shell|test|sample-data|playground|bench)\/|\.(test|examples)\./.test(path)),
      [],
    );
    const shellTexts = [
      ...readFileSync('shell/locales/xliff/es.xlf', 'utf8').matchAll(/<trans-unit id="(dassShell\w+)"/g),
    ];
    const code = files
      .filter((path) => /\.(js|json)$/.test(path))
      .map(read)
      .join('\n');
    const found = shellTexts.map(([, id = '']) => id).filter((id) => code.includes(id));
    assert.deepEqual(found, []);
  });

  it('has no code for development, whatever the environment of `npm pack` says', () => {
    const files = listFiles([consumer.installed], (path) => path.endsWith('.js'));
    assert.deepEqual(developmentCode(files), []);
  });

  it('has a README with only the commands that its users have, before the section on the repository', () => {
    const [forUsers = '', forRepository = ''] = read('README.md').split('## In the repository');
    assert.doesNotMatch(forUsers, /npm (?:start|test|run|pack)/);
    assert.match(forUsers, /npx dass-elements check/);
    assert.match(forRepository, /npm start/);
  });

  it('has no dead link in its documents', () => {
    // CONTRIBUTING is for those who have the repository: `check:paths` checks it. Guides name pages
    // of the documentation as `element:` and `guide:`, which its build checks.
    const documents = listFiles(
      [consumer.installed],
      (path) => path.endsWith('.md') && !path.endsWith('CONTRIBUTING.md'),
    );
    for (const document of documents)
      for (const [, link = ''] of readFileSync(document, 'utf8').matchAll(/\]\(([^)#\s]+)[^)]*\)/g))
        assert.ok(
          /^(https?|element|guide):/.test(link) || existsSync(join(dirname(document), link)),
          `${document.slice(consumer.installed.length)}: ${link}`,
        );
  });
});
