// Bundles React and other packages with CommonJS modules once and serves it to the tests as ES modules.
import { createRequire } from 'node:module';
import { build } from 'esbuild';

const require = createRequire(import.meta.url);
const prefix = '/__prebundled__/';
const fileOf = (specifier) => `${specifier.replaceAll('/', '_')}.js`;

/** @param {string[]} specifiers */
export function prebundlePlugin(specifiers, nodeEnv = 'development') {
  let files = new Map();
  const wrap = {
    name: 'entry',
    setup(builder) {
      builder.onResolve({ filter: /^entry:/ }, ({ path }) => ({
        path: path.slice('entry:'.length),
        namespace: 'entry',
      }));
      builder.onLoad({ filter: /.*/, namespace: 'entry' }, ({ path }) => {
        const names = Object.keys(require(path)).filter(
          (name) => name !== 'default' && /^[A-Za-z_$][\w$]*$/.test(name),
        );
        return {
          resolveDir: process.cwd(),
          contents: `import * as all from '${path}';\nconst it = all.default ?? all;\nexport default it;\n${names.map((name) => `export const ${name} = it.${name};`).join('\n')}`,
        };
      });
    },
  };
  return {
    name: 'prebundle',
    async serverStart() {
      process.env.NODE_ENV ??= nodeEnv;
      const output = await build({
        entryPoints: Object.fromEntries(
          specifiers.map((specifier) => [fileOf(specifier).slice(0, -3), `entry:${specifier}`]),
        ),
        bundle: true,
        format: 'esm',
        splitting: true,
        write: false,
        outdir: '/',
        logLevel: 'error',
        define: { 'process.env.NODE_ENV': JSON.stringify(nodeEnv) },
        plugins: [wrap],
      });
      files = new Map(output.outputFiles.map((file) => [file.path.replaceAll('\\', '/').split('/').pop(), file.text]));
    },
    resolveImport: ({ source }) => (specifiers.includes(source) ? prefix + fileOf(source) : undefined),
    serve(context) {
      const body = context.path.startsWith(prefix) ? files.get(context.path.slice(prefix.length)) : undefined;
      return body ? { body, type: 'js' } : undefined;
    },
  };
}
