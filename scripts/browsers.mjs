// Finds the installed browsers. Without dependencies, because it also runs before node_modules exists.
import { execFileSync } from 'node:child_process';
import { existsSync } from 'node:fs';
import { delimiter, join } from 'node:path';

const macos = (app) => `/Applications/${app}.app/Contents/MacOS/${app}`;
const windows = (...path) =>
  [process.env.PROGRAMFILES, process.env['PROGRAMFILES(X86)'], process.env.LOCALAPPDATA]
    .filter(Boolean)
    .map((root) => join(root, ...path));

/** @param {string[]} names @returns {string | undefined} */
export const onPath = (names) =>
  (process.env.PATH ?? '')
    .split(delimiter)
    .flatMap((folder) => names.map((name) => join(folder, name)))
    .find((path) => existsSync(path));

const findBrowser = (configured, names, paths = []) =>
  configured && existsSync(configured) ? configured : (onPath(names) ?? paths.find((path) => existsSync(path)));

/** The browser without a user interface comes first: the same engine, with a third less processor time in the tests. */
export const chromiumPath = () =>
  findBrowser(
    process.env.DASS_CHROMIUM ?? process.env.CHROME_PATH,
    [
      'chromium-headless-shell',
      'chromium',
      'chromium-browser',
      'google-chrome-stable',
      'google-chrome',
      'microsoft-edge',
    ],
    [
      macos('Google Chrome'),
      macos('Chromium'),
      macos('Microsoft Edge'),
      ...windows('Google', 'Chrome', 'Application', 'chrome.exe'),
      ...windows('Microsoft', 'Edge', 'Application', 'msedge.exe'),
    ],
  );

export const firefoxPath = () =>
  findBrowser(
    process.env.DASS_FIREFOX,
    ['firefox', 'firefox-esr'],
    [macos('firefox'), ...windows('Mozilla Firefox', 'firefox.exe')],
  );

/** @returns {{ driver: string, miniBrowser: string } | undefined} */
export function webkitPaths() {
  const driver = findBrowser(process.env.DASS_WEBKIT_DRIVER, ['WebKitWebDriver']);
  let miniBrowser = process.env.DASS_MINIBROWSER;
  try {
    miniBrowser ??= execFileSync('dpkg', ['-L', 'libwebkit2gtk-4.1-0'], {
      encoding: 'utf8',
      stdio: ['ignore', 'pipe', 'ignore'],
    })
      .split('\n')
      .find((line) => line.endsWith('/MiniBrowser'));
  } catch {
    // Not a Debian system: use the environment variable.
  }
  return driver && miniBrowser ? { driver, miniBrowser } : undefined;
}

/** Chromium switches for tests: no background network; no sandbox for root, where Chromium requires it. */
export const chromiumSwitches = [
  '--disable-gpu',
  '--disable-quic',
  '--no-first-run',
  '--disable-background-networking',
  '--disable-component-update',
  '--disable-sync',
  // Cameras and microphones of the browser itself, which it grants without asking.
  '--use-fake-device-for-media-stream',
  '--use-fake-ui-for-media-stream',
  ...(process.getuid?.() === 0 ? ['--no-sandbox'] : []),
];
