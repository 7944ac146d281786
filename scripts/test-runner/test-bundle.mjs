// Bundles the kit and its element tests once for a run: a test page loads a few files instead of some 250 modules, each
// of which costs the server, the browser and the page processor time. A module still runs when it is first imported, as
// without a bundle, and in the same order.
import { readFileSync } from 'node:fs';
import { relative } from 'node:path/posix';
import { rolldown } from 'rolldown';
import { listFiles } from '../files.mjs';

/** In the address of a module: `/__bundle__/elements/controls/chip/chip.ts`. */
const PREFIX = '/__bundle__/';
const isTest = (path) => /\.test\.tsx?$/.test(path);
/** Modules that the test page itself loads: there must be only one of each. */
const PAGE_MODULES = /\/scripts\/test-runner\/[\w-]+\.js$/;
/** These tests delay or block single modules. */
const needsModules = (path) => /support\/loading\/|'dass:block'/.test(readFileSync(path, 'utf8'));

/** Modules that tests import by a computed address: elements, examples, wrappers, and elements.ts in a frame. */
const computedImports = () => [
  ...JSON.parse(readFileSync('custom-elements.json', 'utf8')).modules.flatMap(({ source }) => [
    source,
    source.replace(/\.ts$/, '.examples.ts'),
  ]),
  ...listFiles(['react-wrappers'], (path) => path.endsWith('.ts')),
  'test/support/elements/elements.ts',
];

/**
 * @param {readonly string[]} files test files
 * @returns {{ plugin: import('@web/test-runner').TestRunnerPlugin, middleware: import('koa').Middleware }}
 */
export function testBundle(files) {
  const bundled = new Set(files.filter((path) => !needsModules(path)));
  /** @type {Map<string, string>} code and source maps by path */
  let outputs = new Map();
  return {
    plugin: {
      name: 'test-bundle',
      async serverStart() {
        outputs = await build([...computedImports(), ...bundled]);
      },
    },
    async middleware(context, next) {
      if (bundled.has(context.path.slice(1))) {
        // A redirect, because the address of a module is where its relative imports start.
        context.redirect(PREFIX + context.url.slice(1));
        return undefined;
      }
      if (!context.path.startsWith(PREFIX)) return next();
      const path = context.path.slice(PREFIX.length);
      const content = outputs.get(path);
      if (content === undefined) {
        // A worker, a file, or a module that only a frame loads.
        context.url = `/${context.url.slice(PREFIX.length)}`;
        return next();
      }
      context.type = path.endsWith('.map') ? 'json' : 'js';
      context.set('Cache-Control', 'max-age=3600');
      context.body = content;
      return undefined;
    },
  };
}

/** @param {string[]} paths @returns {Promise<Map<string, string>>} */
async function build(paths) {
  const bundle = await rolldown({
    input: Object.fromEntries(paths.map((path) => [path, `./${path}`])),
    platform: 'browser',
    treeshake: false,
    resolve: { conditionNames: ['development', 'browser', 'import', 'default'] },
    tsconfig: 'tsconfig.json',
    transform: { define: { 'process.env.NODE_ENV': '"development"' } },
    plugins: [pageModules, moduleAddresses],
    onLog(level, log, report) {
      // What is lazy runs later here, too, and 'use client' is for servers.
      if (!['INEFFECTIVE_DYNAMIC_IMPORT', 'MODULE_LEVEL_DIRECTIVE'].includes(log.code)) report(level, log);
    },
  });
  const { output } = await bundle.generate({
    format: 'esm',
    sourcemap: true,
    strictExecutionOrder: true,
    entryFileNames: '[name]',
    chunkFileNames: 'chunks/[name]-[hash].js',
    codeSplitting: {
      groups: [
        { name: 'axe', test: /node_modules\/axe-core\// },
        { name: 'fast-check', test: /node_modules\/(fast-check|pure-rand)\// },
        { name: 'react', test: /node_modules\/(react|react-dom|scheduler|react-router.*)\// },
        { name: 'kit', test: (id) => !isTest(id) },
      ],
    },
  });
  return new Map(output.map((file) => [file.fileName, file.type === 'chunk' ? file.code : String(file.source)]));
}

/** Leaves out what the server or the test page provides. */
const pageModules = {
  name: 'page-modules',
  resolveId(source, importer) {
    if (source.startsWith('/__web-dev-server__')) return { id: source, external: true };
    if (source.endsWith('.css')) return { id: '\0style', moduleSideEffects: false };
    if (!importer || !source.startsWith('.')) return undefined;
    const { pathname } = new URL(source, `file://${importer}`);
    return PAGE_MODULES.test(pathname)
      ? { id: `/${relative(process.cwd(), pathname)}`, external: 'absolute' }
      : undefined;
  },
  load: (id) => (id === '\0style' ? 'export {};' : undefined),
};

/** A module's own address stays that of its source, so that workers and files beside it are found. */
const moduleAddresses = {
  name: 'module-addresses',
  transform(code, id) {
    if (!code.includes('import.meta.url') || id.includes('node_modules')) return undefined;
    const address = `new URL('${PREFIX}${relative(process.cwd(), id)}', location.origin).href`;
    return { code: code.replaceAll('import.meta.url', address), map: null };
  },
};
