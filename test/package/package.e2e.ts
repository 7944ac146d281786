import assert from 'node:assert/strict';
import { existsSync, readFileSync, writeFileSync } from 'node:fs';
import { dirname, join, resolve } from 'node:path';
import { after, before, describe, it, type TestContext } from 'node:test';
import { gzipSync } from 'node:zlib';
import { build as esbuild, type Plugin } from 'esbuild';
import { chromium, type Browser, type Page } from 'playwright';
import { build as viteBuild } from 'vite';
import { chromiumPath, chromiumSwitches } from '../../scripts/browsers.mjs';
import { listFiles } from '../../scripts/files.mjs';
import { run } from '../support/commands.js';
import { createConsumer, type Consumer } from './support/install.js';
import { openPage, startSite, STRICT_POLICY, type RunningSite } from './support/site.js';

interface Manifest {
  readonly modules: readonly {
    readonly path: string;
    readonly declarations: readonly { readonly name: string; readonly tagName: string }[];
  }[];
}

/** Vite makes a file of what each combination of start and later code shares. Each has 4 KB on average. */
const MAX_START_FILES = 22;
/** KB (1000 bytes) of minified and gzipped JavaScript with Lit, as a bundler makes it of one import. */
const MAX_KILOBYTES: Readonly<Record<string, number>> = {
  "import 'dass-elements/dass-button.js'": 10.5,
  "import 'dass-elements/dass-text-input.js'": 27.8,
  "import { formatCount } from 'dass-elements/format.js'; console.log(formatCount)": 2.4,
  "import { formatFileSize } from 'dass-elements/format.js'; console.log(formatFileSize)": 1,
  "import { safeUrl } from 'dass-elements/urls.js'; console.log(safeUrl)": 0.7,
  "import { fold } from 'dass-elements/text.js'; console.log(fold)": 1,
  "import { getLanguage } from 'dass-elements/language.js'; console.log(getLanguage)": 2.4,
};

describe('The package', () => {
  let consumer: Consumer;
  let browser: Browser;
  let server: RunningSite;
  let manifest: Manifest;
  before(async () => {
    consumer = await createConsumer('test/package/consumer');
    manifest = JSON.parse(readFileSync(join(consumer.installed, 'custom-elements.json'), 'utf8')) as Manifest;
    server = await startSite({ folders: { '/': consumer.root }, headers: STRICT_POLICY });
    browser = await chromium.launch({ executablePath: chromiumPath(), args: chromiumSwitches });
  });
  after(async () => {
    await browser?.close();
    await server?.close();
    consumer?.remove();
  });
  let viteApplication: Promise<unknown> | undefined;
  const builtWithVite = () =>
    (viteApplication ??= viteBuild({
      root: consumer.root,
      configFile: false,
      logLevel: 'error',
      build: { outDir: 'dist-vite', rolldownOptions: { input: join(consumer.root, 'bundle.html') } },
      base: '/dist-vite/',
    }));
  const elements = () => manifest.modules.flatMap((module) => module.declarations);

  /** Opens a page of the consumer. The test fails if the page logs an error. */
  const open = async (t: TestContext, path: string): Promise<Page> =>
    (await openPage(t, browser, server.address + path)).page;

  /** Types into the field, and opens and closes the dialog. */
  async function work(page: Page): Promise<void> {
    await page.getByLabel('Fornecedor').click();
    await page.keyboard.type('Calçados Aurora');
    assert.equal(
      await page.locator('dass-text-input').evaluate((input) => (input as HTMLInputElement).value),
      'Calçados Aurora',
    );
    await page.locator('#open').click();
    await page.getByRole('dialog', { name: 'Alterar fornecedor' }).waitFor();
    await page.getByText('Açaí Tecidos').waitFor();
    await page.keyboard.press('Escape');
    await page.getByRole('dialog').waitFor({ state: 'hidden' });
  }

  it('contains the code and the types of all its entries, and no tests', () => {
    const { exports } = JSON.parse(readFileSync(join(consumer.installed, 'package.json'), 'utf8')) as {
      exports: Record<string, string | Record<string, string> | null>;
    };
    for (const target of Object.values(exports).flatMap((entry) =>
      typeof entry === 'string' ? entry : Object.values(entry ?? {}),
    )) {
      const [folder = '', end] = target.split('*');
      const files =
        end === undefined ? [target] : listFiles([join(consumer.installed, folder)], (path) => path.endsWith(end));
      assert.ok(files.length > 0 && (end !== undefined || existsSync(join(consumer.installed, target))), target);
    }
    const tests = listFiles([consumer.installed], (path) => /\.(test|examples)\./.test(path));
    assert.deepEqual(tests, []);
  });

  it('declares every package that it imports', () => {
    const { dependencies, peerDependencies } = JSON.parse(
      readFileSync(join(consumer.installed, 'package.json'), 'utf8'),
    ) as Record<'dependencies' | 'peerDependencies', Record<string, string>>;
    const imported = new Set<string>();
    for (const path of listFiles([join(consumer.installed, 'dist/kit')], (file) => /\.(js|d\.ts)$/.test(file)))
      for (const [, name] of readFileSync(path, 'utf8').matchAll(
        /(?:\bfrom|\bimport ?\(?) ?['"]((?:@[\w-]+\/)?[\w-]+)[^'"]*['"]/g,
      ))
        imported.add(name as string);
    assert.deepEqual([...imported].sort(), Object.keys({ ...dependencies, ...peerDependencies }).sort());
  });

  it('can be imported in Node without a DOM, with every entry', async () => {
    const kit = join(consumer.installed, 'dist/kit');
    const entriesIn = (folder: string, specifier: string) =>
      listFiles([join(kit, folder)], (path) => path.endsWith('.js') && dirname(path) === join(kit, folder)).map(
        (path) => specifier + path.slice(path.lastIndexOf('/') + 1),
      );
    const specifiers = [
      ...entriesIn('entries', 'dass-elements/'),
      ...entriesIn('react-wrappers', 'dass-elements/react/'),
      'dass-elements/testing/dom.js',
      'dass-elements/testing/playwright',
    ];
    writeFileSync(
      join(consumer.root, 'import-all.mjs'),
      `import assert from 'node:assert/strict';
      const found = {};
      for (const specifier of ${JSON.stringify(specifiers)}) Object.assign(found, { [specifier]: await import(specifier) });
      assert.equal(typeof document, 'undefined');
      for (const { name, tagName } of ${JSON.stringify(elements())}) {
        assert.equal(typeof found['dass-elements/' + tagName + '.js']?.[name], 'function', tagName);
        assert.ok(found['dass-elements/react/' + tagName + '.js']?.[name], tagName);
        assert.ok(found['dass-elements/react/index.js'][name], name);
      }
      console.log(Object.keys(found).length);`,
    );
    const imported = await run(process.execPath, ['import-all.mjs'], consumer.root);
    assert.equal(Number(imported), specifiers.length);
    assert.ok(elements().length > 40 && specifiers.length > 2 * elements().length);
  });

  it('does not export internal files', async () => {
    const inner = listFiles([join(consumer.installed, 'dist')], (path) => path.endsWith('.js')).map((path) =>
      path.slice(consumer.installed.length + 1),
    );
    assert.ok(inner.length > 300, `${inner.length} files`);
    const forms = inner.flatMap((path) => [
      path,
      path.replace('dist/kit/', ''),
      path.replace(/^dist\/\w+\//, 'react/'),
    ]);
    writeFileSync(
      join(consumer.root, 'import-inner.mjs'),
      `const reached = [];
      for (const path of ${JSON.stringify(forms)}) {
        if (/^(react\\/[\\w-]+|testing\\/(dom|playwright|setup))\\.js$/.test(path)) continue;
        try {
          import.meta.resolve('dass-elements/' + path);
          await import('dass-elements/' + path);
          reached.push(path);
        } catch (error) {
          if (!['ERR_PACKAGE_PATH_NOT_EXPORTED', 'ERR_MODULE_NOT_FOUND'].includes(error.code)) throw error;
        }
      }
      console.log(JSON.stringify(reached));`,
    );
    assert.deepEqual(JSON.parse(await run(process.execPath, ['import-inner.mjs'], consumer.root)), []);
  });

  it('has a manifest that refers only to modules in the package', () => {
    const named = new Set(manifest.modules.map(({ path }) => path));
    JSON.stringify(manifest, (key, value: unknown) => {
      if (key === 'module' && typeof value === 'string') named.add(value);
      return value;
    });
    assert.equal(named.size, elements().length);
    assert.deepEqual(
      [...named].filter((path) => !existsSync(join(consumer.installed, path))),
      [],
    );
  });

  for (const [moduleResolution, module] of [
    ['bundler', 'esnext'],
    ['nodenext', 'nodenext'],
  ] as const) {
    it(`has types that TypeScript resolves from 5.4 on, with moduleResolution ${moduleResolution}`, async () => {
      const options = ['--strict', '--noEmit', '--target', 'es2022', '--lib', 'es2022,dom,dom.iterable'];
      const kind = ['--module', module, '--moduleResolution', moduleResolution];
      const jsx = ['--jsx', 'react-jsx'];
      const files = ['types.ts', 'application.ts', 'jsx.tsx'];
      for (const version of ['typescript-5.4', 'typescript']) {
        const tsc = resolve(`node_modules/${version}/bin/tsc`);
        await run(process.execPath, [tsc, ...options, ...kind, ...jsx, ...files], consumer.root);
      }
    });

    it(`accepts undefined for every prop of every wrapper, with exactOptionalPropertyTypes and moduleResolution ${moduleResolution}`, async () => {
      const lines = elements().map(
        ({ name, tagName }) =>
          `import type { ${name}OwnProps } from 'dass-elements/react/${tagName}.js';\n` +
          `export const ${name}: ${name}OwnProps = {} as Record<keyof ${name}OwnProps, undefined>;\n`,
      );
      writeFileSync(join(consumer.root, 'exact.ts'), lines.join(''));
      const options = ['--strict', '--exactOptionalPropertyTypes', '--noEmit', '--target', 'es2022'];
      const kind = ['--module', module, '--moduleResolution', moduleResolution, '--lib', 'es2022,dom,dom.iterable'];
      const files = ['exact.ts', 'jsx.tsx', '--jsx', 'react-jsx'];
      // The test above runs TypeScript 6: applications use either.
      const tsc = resolve('node_modules/typescript-7/bin/tsc');
      await run(process.execPath, [tsc, ...options, ...kind, ...files], consumer.root);
    });
  }

  it('works in a page with only a script tag, under a strict content security policy', async (t) => {
    const page = await open(t, '/page.html');
    await work(page);
    assert.equal(
      await page.evaluate(() => new FormData(document.querySelector('form') as HTMLFormElement).get('supplier')),
      'Calçados Aurora',
    );
  });

  it('reads the data of an element from the page, under a strict content security policy', async (t) => {
    const page = await open(t, '/page.html');
    const submitted = () => new FormData(document.querySelector('form') as HTMLFormElement).get('material') === '7';
    await page.waitForFunction(submitted);
  });

  it('loads every element in a page with a script tag', async (t) => {
    const page = await open(t, '/page.html');
    const tags = elements().map(({ tagName }) => tagName);
    await page.evaluate((all) => document.body.append(...all.map((tag) => document.createElement(tag))), tags);
    const areDefined = (all: string[]): boolean => all.every((tag) => customElements.get(tag));
    await page.waitForFunction(areDefined, tags).catch(() => undefined);
    const missing = await page.evaluate((all) => all.filter((tag) => !customElements.get(tag)), tags);
    assert.deepEqual(missing, []);
  });

  it('works in an application built by Vite', async (t) => {
    await builtWithVite();
    const page = await open(t, '/dist-vite/bundle.html');
    await work(page);
    await page.locator('output').getByText('Calçados Aurora').waitFor();
  });

  it('starts a page with header and fields with few files, built by Vite', async () => {
    const built = await viteBuild({
      root: consumer.root,
      configFile: false,
      logLevel: 'error',
      build: { write: false, rolldownOptions: { input: join(consumer.root, 'form.ts') } },
    });
    if (!('output' in built)) throw new Error('Vite returns one build');
    const chunks = built.output.filter((file) => file.type === 'chunk');
    const start = new Set(chunks.filter(({ isEntry }) => isEntry).map(({ fileName }) => fileName));
    // A Set also visits what is added while it is iterated.
    for (const name of start)
      for (const imported of chunks.find(({ fileName }) => fileName === name)?.imports ?? []) start.add(imported);
    assert.ok(start.size <= MAX_START_FILES, `${start.size} files: ${[...start].join(', ')}`);
  });

  it('adds to an application only the code of what it imports', async () => {
    const withoutLaterCode: Plugin = {
      name: 'without-later-code',
      setup: ({ onResolve }) =>
        onResolve({ filter: /.*/ }, ({ kind, path }) =>
          kind === 'dynamic-import' ? { path, external: true } : undefined,
        ),
    };
    for (const [code, limit] of Object.entries(MAX_KILOBYTES)) {
      const { outputFiles } = await esbuild({
        stdin: { contents: code, resolveDir: consumer.root },
        bundle: true,
        minify: true,
        format: 'esm',
        target: 'es2022',
        legalComments: 'none',
        conditions: ['production'],
        plugins: [withoutLaterCode],
        write: false,
      });
      const size = gzipSync(outputFiles[0]!.contents, { level: 9 }).length / 1000;
      assert.ok(size <= limit && size > limit / 2, `${code}: ${size.toFixed(1)} KB, limit ${limit}`);
    }
  });

  it("[LG-02] does not affect an application's own configuration of @lit/localize", async (t) => {
    await builtWithVite();
    const page = await open(t, '/dist-vite/bundle.html');
    const close = (name: string) => page.getByRole('dialog').getByRole('button', { name, exact: true });
    await page.locator('h1').getByText('Auftrag').waitFor();
    await page.locator('#spanish').click();
    await page.waitForFunction(() => document.documentElement.lang === 'es');
    await page.locator('#open').click();
    await close('Cerrar').click();
    assert.equal(await page.locator('h1').textContent(), 'Auftrag', 'the texts of the kit change');
    await page.locator('#french').click();
    await page.locator('h1').getByText('Commande').waitFor();
    await page.locator('#open').click();
    await close('Cerrar').click();
  });

  it('works in an application bundled by esbuild', async (t) => {
    await esbuild({
      entryPoints: [join(consumer.root, 'application.ts')],
      bundle: true,
      splitting: true,
      minify: true,
      format: 'esm',
      target: 'es2022',
      outdir: join(consumer.root, 'dist-esbuild'),
      define: { 'process.env.NODE_ENV': '"production"' },
      logLevel: 'warning',
    });
    writeFileSync(
      join(consumer.root, 'esbuild.html'),
      readFileSync(join(consumer.root, 'bundle.html'), 'utf8').replace(
        './application.ts',
        '/dist-esbuild/application.js',
      ),
    );
    const page = await open(t, '/esbuild.html');
    await work(page);
    await page.locator('output').getByText('Calçados Aurora').waitFor();
  });
});
