import assert from 'node:assert/strict';
import { writeFileSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { after, before, describe, it } from 'node:test';
import { stripVTControlCharacters } from 'node:util';
import linker from '@angular/compiler-cli/linker/babel';
import { transformAsync } from '@babel/core';
import { svelte } from '@sveltejs/vite-plugin-svelte';
import { selectList, table } from 'dass-elements/testing/playwright.js';
import { chromium, type Browser } from 'playwright';
import { build, type PluginOption } from 'vite';
import solid from 'vite-plugin-solid';
import { chromiumPath, chromiumSwitches } from '../../scripts/browsers.mjs';
import { blocksOfKind } from '../docs/support/guide-code.js';
import { run } from '../support/commands.js';
import { createConsumer, linkPackages, type Consumer } from './support/install.js';
import { openPage, startSite, STRICT_POLICY, type RunningSite } from './support/site.js';

interface Framework {
  readonly name: string;
  /** Folder of the application in `frameworks/`. */
  readonly folder: string;
  /** What the application imports. */
  readonly packages: readonly string[];
  /** Kind of the blocks of code in the guides. */
  readonly guideKind: string;
  /** Writes files of the guides that the application uses, and compiles what Vite does not. */
  prepare?(root: string): Promise<unknown>;
  /** Plugin of Vite for the application. */
  plugin(): PluginOption;
  /** Checks the types of the application, and those of `types/` with the code of the guides. @returns the errors */
  checkTypes(root: string): Promise<readonly string[]>;
  /** What the type check has to find in `types/wrong`. */
  readonly errors: readonly RegExp[];
}

/** Runs a script of a package of the project. @returns what it prints, also if it fails */
const output = (script: string, options: readonly string[], cwd?: string): Promise<string> =>
  run(process.execPath, [resolve('node_modules', script), ...options], cwd).catch((error: Error) => error.message);

const NGC = '@angular/compiler-cli/bundles/src/bin/ngc.js';

/** Replaces the declarations in the packages of Angular, as its command line does, so that the page needs no compiler. */
const angularLinker = (): PluginOption => ({
  name: 'angular-linker',
  transform: async (code, id) =>
    code.includes('ɵɵngDeclare')
      ? ((
          await transformAsync(code, {
            filename: id,
            plugins: [linker],
            configFile: false,
            babelrc: false,
            compact: false,
          })
        )?.code ?? null)
      : null,
});

/** A block of a guide by the name of the file in its first line. */
function guideFile(kind: string, file: string): string {
  const block = blocksOfKind(kind).find(({ code }) => code.startsWith(`// ${file}\n`));
  assert.ok(block, `No guide has the file ${file}`);
  return block.code;
}

const FRAMEWORKS: readonly Framework[] = [
  {
    name: 'Svelte 5',
    folder: 'svelte',
    packages: ['svelte'],
    guideKind: 'svelte',
    async prepare(root) {
      for (const folder of [root, join(root, 'types')])
        writeFileSync(join(folder, 'svelte.config.js'), guideFile('js', 'svelte.config.js'));
    },
    plugin: svelte,
    async checkTypes(root) {
      const types = join(root, 'types');
      const options = ['--workspace', types, '--tsconfig', join(types, 'tsconfig.json'), '--output', 'machine-verbose'];
      const text = await output('svelte-check/bin/svelte-check', options);
      return [...text.matchAll(/^\d+ (\{.*\})$/gm)].map(([, line = '']) => {
        const { filename, message } = JSON.parse(line) as { readonly filename: string; readonly message: string };
        return `${filename}: ${message}`;
      });
    },
    errors: [
      /'number' is not assignable to type 'readonly unknown\[\]'/,
      /'chosen' does not exist on type 'DassPickListPickDetail'/,
      /'string' is not assignable to type 'boolean \| undefined'/,
      /'false' is not assignable to type '[^']*\btrue\b/,
      /'values' does not exist on type 'EventTarget & DassTextInput'\. Did you mean 'value'\?/,
      /'"três"' is not assignable to type 'number \| `\$\{number\}` \| undefined'/,
      /'"labels"' does not exist in type/,
      /'"ondass-clicks"' does not exist in type/,
    ],
  },
  {
    name: 'Solid 1',
    folder: 'solid',
    packages: ['solid-js'],
    guideKind: 'tsx solid',
    plugin: solid,
    async checkTypes(root) {
      const text = await output('typescript-7/bin/tsc', ['-p', join(root, 'types')]);
      return [...text.matchAll(/([\w-]+\.tsx)\(\d+,\d+\): error TS\d+: (.*\n(?: +.*\n)*)/g)].map(
        ([, file, message = '']) => `${file}: ${message.trim().split(/\n */).at(-1)}`,
      );
    },
    errors: [
      /'number' is not assignable to type 'readonly unknown\[\]'/,
      /'chosen' does not exist on type 'DassPickListPickDetail'/,
      /'string' is not assignable to type 'boolean \| undefined'/,
      /'"no"' is not assignable to type 'AttributeOf<boolean> \| undefined'/,
      /'prop:labels' does not exist on type .* Did you mean '"prop:label"'\?/,
      /'values' does not exist on type 'EventTarget & DassTextInput'\. Did you mean 'value'\?/,
      /'minLength' does not exist on type .* Did you mean ''min-length''\?/,
      /'false' is not assignable to type '[^']*\btrue\b/,
    ],
  },
  {
    name: 'Angular 21',
    folder: 'angular',
    packages: ['@angular/common', '@angular/core', '@angular/forms', '@angular/platform-browser', 'rxjs'],
    guideKind: 'ts angular',
    prepare(root) {
      writeFileSync(join(root, 'dass-field.ts'), guideFile('ts angular', 'dass-field.ts'));
      return run(process.execPath, [resolve('node_modules', NGC), '-p', root]);
    },
    plugin: angularLinker,
    async checkTypes(root) {
      const text = await output(NGC, ['-p', join(root, 'types')]);
      const command = join(root, 'node_modules/dass-elements/dist/cli.js');
      const names = await output(command, ['check', 'types/wrong.ts'], root);
      return [
        ...[...stripVTControlCharacters(text).matchAll(/([\w-]+\.ts):\d+:\d+ - error TS\d+: (.*)/g)].map(
          ([, file, message]) => `${file}: ${message}`,
        ),
        ...[...names.matchAll(/([\w-]+\.ts):\d+:\d+ (.*)/g)].map(([, file, message]) => `${file}: ${message}`),
      ];
    },
    // Angular itself does not check the names of properties of custom elements, but `dass-elements check` does.
    errors: [
      /'chosen' does not exist on type 'DassPickListPickDetail<unknown>'/,
      /'values' does not exist on type 'DassTextInput'\. Did you mean 'value'\?/,
      /has no property 'lable'\. Did you mean 'label'\?/,
    ],
  },
];

for (const { name, folder, packages, guideKind, prepare, plugin, checkTypes, errors: expected } of FRAMEWORKS)
  describe(`An application in ${name} with the tags of the kit`, () => {
    let consumer: Consumer;
    let site: RunningSite;
    let browser: Browser;
    before(async () => {
      consumer = await createConsumer(`test/package/frameworks/${folder}`);
      linkPackages(consumer, packages);
      await prepare?.(consumer.root);
      await build({ root: consumer.root, configFile: false, logLevel: 'error', plugins: [plugin()] });
      site = await startSite({ folders: { '/': join(consumer.root, 'dist') }, headers: STRICT_POLICY });
      browser = await chromium.launch({ executablePath: chromiumPath(), args: chromiumSwitches });
    });
    after(async () => {
      await browser?.close();
      await site?.close();
      consumer?.remove();
    });

    it('binds values both ways, shows its own rows, and listens to the events of the kit', async (t) => {
      const { page } = await openPage(t, browser, `${site.address}/index.html`);
      const waitForText = (role: string, text: string): Promise<void> =>
        page.locator(role).getByText(text, { exact: true }).waitFor();
      const buyer = page.getByLabel('Comprador');
      await waitForText('output', 'Marina Prado; ');
      assert.equal(await buyer.inputValue(), 'Marina Prado');
      await page.getByText('12 / 30').waitFor();

      await buyer.press('End');
      await page.keyboard.type(' e Ana');
      await selectList(page, 'Fornecedor').choose('Curtume Vale do Sinos');
      const materials = table(page, 'Materiais');
      assert.deepEqual(await materials.rows(), [
        ['7001', 'Cabedal em couro'],
        ['7002', 'Sola TR preta'],
      ]);
      await materials.select('7002');
      await waitForText('output', 'Marina Prado e Ana; 204; 2');

      await page.getByRole('button', { name: 'Enviar' }).press('Enter');
      await waitForText('p', 'Marina Prado e Ana; 204');

      await page.locator('#clear').press('Enter');
      await waitForText('output', '; ; 2');
      assert.equal(await buyer.inputValue(), '');
      assert.deepEqual(await selectList(page, 'Fornecedor').selected(), []);
      assert.deepEqual(await materials.rows(), [['7003', 'Linha de nylon']]);
    });

    it('checks the types of properties, attributes and events, and those of the guides', async () => {
      const [extension = ''] = guideKind.split(' ');
      for (const { guide, line, code } of blocksOfKind(guideKind)) {
        const [, file = `${guide}-line-${line}.${extension}`] = /^\/\/ ([\w-]+\.ts)\n/.exec(code) ?? [];
        writeFileSync(join(consumer.root, 'types', file), code);
      }
      const errors = await checkTypes(consumer.root);
      assert.equal(errors.length, expected.length, errors.join('\n'));
      for (const [index, pattern] of expected.entries()) {
        assert.match(errors[index] ?? '', /^wrong/);
        assert.match(errors[index] ?? '', pattern);
      }
    });
  });
