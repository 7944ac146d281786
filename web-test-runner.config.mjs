import { esbuildPlugin } from '@web/dev-server-esbuild';
import { playwrightLauncher } from '@web/test-runner-playwright';
import { existsSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { chromiumPath, chromiumSwitches, firefoxPath, webkitPaths } from './scripts/browsers.mjs';
import { commandsPlugin } from './scripts/test-runner/commands-plugin.mjs';
import { prebundlePlugin } from './scripts/test-runner/prebundle-plugin.mjs';
import { entriesPlugin } from './scripts/test-runner/entries-plugin.mjs';
import { platformPlugin } from './scripts/test-runner/platform-plugin.mjs';
import { countReporter } from './scripts/test-runner/count-reporter.mjs';
import { testBundle } from './scripts/test-runner/test-bundle.mjs';
import { testPagesPlugin } from './scripts/test-runner/test-pages-plugin.mjs';
import { suiteFiles } from './scripts/test-runner/suites.mjs';
import { timed } from './scripts/test-runner/session-times.mjs';
import { startFirefox } from './scripts/test-runner/engines/firefox.mjs';
import { webdriverLauncher } from './scripts/test-runner/engines/webdriver-launcher.mjs';
import { startWebkit } from './scripts/test-runner/engines/webkit.mjs';

/**
 * Reuses the windows of finished test files, with their context and their page: they share the HTTP cache, and the
 * engine need not compile the kit again.
 *
 * Each concurrent test file has its own window: a page in the background gets only one frame per second.
 */
function reuseWindows() {
  const free = [];
  return async ({ browser }) => {
    let own = free.pop();
    if (own?.context.browser() !== browser) {
      const context = await browser.newContext({ hasTouch: true });
      own = { context, page: await context.newPage() };
    }
    const { context, page } = own;
    return new Proxy(context, {
      get(target, key) {
        if (key === 'newPage') return async () => page;
        if (key === 'close')
          return async () => {
            // What a test has left behind. The files share local storage, as they do in one window of a user.
            await page.unrouteAll({ behavior: 'ignoreErrors' });
            await page.emulateMedia({ media: null, colorScheme: null, reducedMotion: null, forcedColors: null });
            free.push(own);
          };
        const value = Reflect.get(target, key);
        return typeof value === 'function' ? value.bind(target) : value;
      },
    });
  };
}

/** Replaces style sheet imports by empty modules: they need a bundler, and the tests do not depend on them. */
const ignoreStylesPlugin = () => ({
  name: 'ignore-styles',
  resolveImport: ({ source }) => (source.endsWith('.css') ? '/__no-styles__.js' : undefined),
  serve: ({ path }) => (path === '/__no-styles__.js' ? { body: 'export {};', type: 'js' } : undefined),
});

const moduleScript = (name) => `<script type="module" src="/scripts/test-runner/${name}"></script>`;

const engines = {
  chromium: () =>
    playwrightLauncher({
      product: 'chromium',
      // Tests often wait for frames: two cores are not busy with fewer windows. With more, the longest file takes too long.
      concurrency: 4,
      launchOptions: { executablePath: chromiumPath(), args: chromiumSwitches },
      createBrowserContext: reuseWindows(),
    }),
  firefox: () => webdriverLauncher('Firefox', () => startFirefox(firefoxPath()), 2),
  webkit: () => webdriverLauncher('WebKitGTK', () => startWebkit(webkitPaths())),
};

/** Files that test every element take longest: they start first, so that the others run beside them. */
const isLong = (file) => file.startsWith('test/conformance/');
const files = (process.env.DASS_FILES?.split(',') ?? suiteFiles('elements')).toSorted(
  (a, b) => Number(isLong(b)) - Number(isLong(a)),
);
for (const file of files) if (!existsSync(file)) throw new Error(`There is no test file ${file}`);

const wanted = (process.env.DASS_ENGINES ?? 'chromium').split(',').map((name) => name.trim());

/** In watch mode each changed module is served alone. */
const bundle = process.argv.includes('--watch') ? undefined : testBundle(files);

export default {
  files,
  middleware: bundle ? [bundle.middleware] : [],
  nodeResolve: { exportConditions: ['development', 'browser'] },
  browsers: wanted.map((name) => timed(engines[name]())),
  concurrentBrowsers: 1,
  // Long timeouts, because the machine may be busy.
  browserStartTimeout: 120_000,
  testsStartTimeout: 120_000,
  testsFinishTimeout: 1_200_000,
  testFramework: { config: { timeout: 90_000, forbidOnly: true } },
  // The runner adds a script of its own to the head, which writes each uncaught error to the console: ours handles
  // it before.
  testRunnerHtml: () => `<!DOCTYPE html><html>${moduleScript('page-problems.js')}<head></head>
    <body>${moduleScript('framework.js')}</body></html>`,
  plugins: [
    prebundlePlugin([
      'react',
      'react-dom',
      'react-dom/client',
      'react-dom/server',
      'react/jsx-runtime',
      'react-router-dom',
      'tus-js-client',
      'mediabunny',
      'fflate',
      'pdfjs-dist/legacy/build/pdf.mjs',
      'pdfjs-dist/legacy/build/pdf.worker.mjs',
    ]),
    entriesPlugin(),
    commandsPlugin(),
    platformPlugin(),
    testPagesPlugin(),
    ...(bundle ? [bundle.plugin] : []),
    ignoreStylesPlugin(),
    esbuildPlugin({
      ts: true,
      loaders: { '.tsx': 'tsx' },
      target: 'es2022',
      tsconfig: fileURLToPath(new URL('./tsconfig.json', import.meta.url)),
    }),
  ],
  reporters: [countReporter()],
};
