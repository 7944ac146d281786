// React and the wrappers for the React examples of the site: a module for each entry, by the names of the import map in
// frames.ts.
import { createRequire } from 'node:module';
import { basename, resolve } from 'node:path';
import { build, type Plugin } from 'vite';
import { productionBuild } from '../../scripts/build/production-build.mjs';
import { listFiles } from '../../scripts/files.mjs';

const require = createRequire(import.meta.url);
const VIRTUAL = '\0docs:';
const REACT_MODULES = ['react', 'react/jsx-runtime', 'react-dom/client'];

const outputName = (name: string): string => name.replaceAll('/', '-');

/** React's packages are CommonJS: a module with named exports for each. */
const reactModules: Plugin = {
  name: 'dass:react-modules',
  resolveId: (id) => (id.startsWith('docs:') ? `\0${id}` : undefined),
  load(id) {
    if (!id.startsWith(VIRTUAL)) return undefined;
    const name = id.slice(VIRTUAL.length);
    const names = Object.keys(require(name) as object).filter((key) => key !== 'default');
    return `import whole from '${name}';\nexport default whole;\nexport const { ${names.join(', ')} } = whole;`;
  },
};

export async function buildReact(outDir: string): Promise<void> {
  const entries = listFiles(['entries'], (path) => path.endsWith('.ts'));
  const wrappers = listFiles(['react-wrappers'], (path) => path.endsWith('.ts'));
  const input = Object.fromEntries([
    ...REACT_MODULES.map((name) => [outputName(name), `docs:${name}`]),
    ...entries.map((path) => [basename(path, '.ts'), resolve(path)]),
    ...wrappers.map((path) => [`react/${basename(path, '.ts')}`, resolve(path)]),
  ]) as Record<string, string>;
  await build({
    configFile: false,
    publicDir: false,
    logLevel: 'error',
    base: './',
    plugins: [productionBuild(), reactModules],
    define: { 'process.env.NODE_ENV': '"production"' },
    worker: { format: 'es' },
    build: {
      outDir,
      emptyOutDir: true,
      target: ['chrome125', 'firefox126', 'safari17.4'],
      assetsInlineLimit: 0,
      modulePreload: false,
      reportCompressedSize: false,
      rolldownOptions: {
        input,
        preserveEntrySignatures: 'strict',
        output: {
          entryFileNames: '[name].js',
          chunkFileNames: 'chunks/[name]-[hash].js',
          assetFileNames: 'assets/[name]-[hash][extname]',
        },
      },
    },
  });
}
