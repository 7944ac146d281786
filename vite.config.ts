import react from '@vitejs/plugin-react';
import { fileURLToPath } from 'node:url';
import { defineConfig, type Plugin } from 'vite';
import { compileHints } from './scripts/build/compile-hints.mjs';
import { minifyLiteralsForVite } from './scripts/build/minify-literals.mjs';
import { recordInputs } from './scripts/build/shell-inputs.mjs';
import { startChunks } from './scripts/build/start-chunks.mjs';

const path = (relative: string): string => fileURLToPath(new URL(relative, import.meta.url));

const servedFolders = [
  './shell',
  './elements',
  './locales',
  './themes',
  './entries',
  './react-wrappers',
  './sample-data',
  './node_modules',
];

/** A custom element can be defined only once in a page, so a change of its sources reloads the page. */
function reloadForElements(): Plugin {
  return {
    name: 'dass:reload-for-elements',
    apply: 'serve',
    hotUpdate({ file }) {
      if (!/\/(elements|entries|locales|themes)\//.test(file)) return undefined;
      this.environment.hot.send({ type: 'full-reload' });
      return [];
    },
  };
}

/** Serves `/login` as a separate document; all other page addresses serve the shell. */
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

export default defineConfig({
  root: path('./shell'),
  publicDir: path('./shell/public'),
  cacheDir: path('./node_modules/.vite'),
  plugins: [minifyLiteralsForVite(), react(), reloadForElements(), signInPage(), compileHints(), recordInputs()],
  // Resolves the package entries of the kit to their sources through `paths`.
  resolve: { tsconfigPaths: true },
  build: {
    target: ['chrome123', 'firefox125', 'safari17.4'],
    outDir: path('./dist/shell'),
    emptyOutDir: true,
    rolldownOptions: {
      input: [path('./shell/index.html'), path('./shell/login.html')],
      output: { codeSplitting: startChunks },
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
