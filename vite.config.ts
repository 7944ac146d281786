import react from '@vitejs/plugin-react';
import { fileURLToPath } from 'node:url';
import { defineConfig, type Plugin } from 'vite';
import { compileHints } from './scripts/build/compile-hints.mjs';
import { copiedConstants } from './scripts/build/copied-constants.mjs';
import { minifyLiteralsForVite } from './scripts/build/minify-literals.mjs';
import { precompress } from './scripts/build/precompress.mjs';
import { noteInputs } from './scripts/build/build-inputs.mjs';
import { productionBuild } from './scripts/build/production-build.mjs';
import { shellRouteChunks } from './scripts/build/route-chunks.mjs';
import { startChunks } from './scripts/build/start-chunks.mjs';
import { docsPages } from './scripts/dev-server/docs-pages.mjs';
import { reloadForElements, swapStyleSheets, warnOfMistakes } from './scripts/dev-server/kit-updates.mjs';

const path = (relative: string): string => fileURLToPath(new URL(relative, import.meta.url));

const servedFolders = [
  './shell',
  './elements',
  './locales',
  './themes',
  './entries',
  './react-wrappers',
  './sample-data',
  './scripts/dev-server',
  './node_modules',
];

/** `/login` is a document of its own; every other address that the user goes to is the shell. */
function signInPage(): Plugin {
  return {
    name: 'dass:sign-in-page',
    apply: 'serve',
    configureServer(server) {
      server.middlewares.use((request, _response, next) => {
        request.url = request.url?.replace(/^\/login\/?(?=$|\?)/, '/login.html');
        next();
      });
    },
  };
}

/** Records the inputs of the build, so that the tests build only when one has changed. */
function recordInputs(): Plugin {
  let record = (): void => {};
  return {
    name: 'dass:record-inputs',
    apply: 'build',
    buildStart() {
      record = noteInputs('shell');
    },
    closeBundle(error) {
      if (!error) record();
    },
  };
}

export default defineConfig({
  root: path('./shell'),
  publicDir: path('./shell/public'),
  cacheDir: path('./node_modules/.vite'),
  plugins: [
    productionBuild(),
    minifyLiteralsForVite(),
    react(),
    swapStyleSheets(),
    reloadForElements(),
    warnOfMistakes(),
    signInPage(),
    docsPages(),
    compileHints(),
    precompress(),
    recordInputs(),
  ],
  // The shell imports the kit by the entries of its package, as every application does; here they are its sources.
  resolve: { tsconfigPaths: true },
  worker: { format: 'es' },
  build: {
    target: ['chrome125', 'firefox126', 'safari17.4'],
    outDir: path('./dist/shell'),
    emptyOutDir: true,
    modulePreload: { polyfill: false },
    rolldownOptions: {
      input: [path('./shell/index.html'), path('./shell/login.html')],
      optimization: copiedConstants,
      // On slow machines it would print how long plugins take.
      checks: { bundlerTimings: false },
      output: {
        codeSplitting: {
          ...startChunks,
          groups: [...(startChunks.groups ?? []), { name: shellRouteChunks, debugName: 'pages' }],
        },
      },
    },
  },
  server: {
    fs: {
      // Serves only the sources of the pages. The local platform stores user files in the project folder.
      allow: servedFolders.map(path),
      deny: ['.env', '.env.*', '*.{crt,pem}', '**/.git/**', '**/.local/**'],
    },
  },
});
