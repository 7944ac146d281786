import { fileURLToPath } from 'node:url';
import { defineConfig, type Plugin } from 'vite';
import { reloadForElements, swapStyleSheets, warnOfMistakes } from '../scripts/dev-server/kit-updates.mjs';

const path = (relative: string): string => fileURLToPath(new URL(relative, import.meta.url));

/** `/example/…` is the document of an example alone; every other address is the playground around it. */
const examplePage = (): Plugin => ({
  name: 'dass:example-page',
  configureServer(server) {
    server.middlewares.use((request, _response, next) => {
      request.url = request.url?.replace(/^\/example\/[\w/-]+/, '/example.html');
      next();
    });
  },
});

export default defineConfig({
  root: path('.'),
  publicDir: path('../shell/public'),
  cacheDir: path('../node_modules/.vite/playground'),
  plugins: [swapStyleSheets(), reloadForElements(), warnOfMistakes(), examplePage()],
  resolve: { tsconfigPaths: true },
  server: {
    port: Number(process.env.DASS_PLAYGROUND_PORT ?? 5174),
    strictPort: true,
    fs: { allow: [path('..')], deny: ['.env', '.env.*', '*.{crt,pem}', '**/.git/**', '**/.local/**'] },
  },
});
