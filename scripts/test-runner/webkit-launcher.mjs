// WTR launcher for WebKitGTK over plain W3C WebDriver (WebKitWebDriver + MiniBrowser), no extra packages.
// It presents itself as `playwright` and offers the small part of Page that the command plugins call.
import { spawn } from 'node:child_process';
import { createServer } from 'node:net';
import { existsSync } from 'node:fs';
import { setTimeout as sleep } from 'node:timers/promises';

const KEYS = {
  Backspace: 0xe003,
  Tab: 0xe004,
  Enter: 0xe007,
  Shift: 0xe008,
  Control: 0xe009,
  Alt: 0xe00a,
  Escape: 0xe00c,
  ' ': 0x20,
  Space: 0x20,
  PageUp: 0xe00e,
  PageDown: 0xe00f,
  End: 0xe010,
  Home: 0xe011,
  ArrowLeft: 0xe012,
  ArrowUp: 0xe013,
  ArrowRight: 0xe014,
  ArrowDown: 0xe015,
  Delete: 0xe017,
  Meta: 0xe03d,
  ...Object.fromEntries(Array.from({ length: 12 }, (_, i) => [`F${i + 1}`, 0xe031 + i])),
};
const code = (k) => (k in KEYS ? String.fromCharCode(KEYS[k]) : k);
const BUTTON = { left: 0, middle: 1, right: 2 };
/** @param {keyof typeof BUTTON} button */
const press = (button) => [
  { type: 'pointerDown', button: BUTTON[button] },
  { type: 'pointerUp', button: BUTTON[button] },
];
const freePort = () =>
  new Promise((ok) => {
    const s = createServer().listen(0, '127.0.0.1', () => {
      const { port } = s.address();
      s.close(() => ok(port));
    });
  });

export function webkitGtkLauncher({ driver, miniBrowser, display = process.env.DISPLAY, size = [1280, 800] }) {
  let base,
    session,
    children = [],
    current,
    starting;
  const call = async (method, path, body) => {
    const r = await fetch(base + path, {
      method,
      ...(body ? { body: JSON.stringify(body), headers: { 'content-type': 'application/json' } } : {}),
    });
    const { value } = await r.json();
    if (!r.ok) throw new Error(`${method} ${path}: ${value?.error} ${value?.message}`);
    return value;
  };
  const cmd = (method, path, body) => call(method, `/session/${session}${path}`, body);
  const run = (script, ...args) => cmd('POST', '/execute/sync', { script, args });
  let tail = Promise.resolve(); // the driver refuses overlapping interactions
  const actions = (type, list, extra = {}) =>
    (tail = tail
      .catch(() => {})
      .then(() => cmd('POST', '/actions', { actions: [{ type, id: type, ...extra, actions: list }] })));

  const page = {
    url: () => current?.url,
    keyboard: {
      press: (combo) => {
        const ks = combo.length > 1 ? combo.split('+') : [combo];
        return actions('key', [
          ...ks.map((k) => ({ type: 'keyDown', value: code(k) })),
          ...ks.reverse().map((k) => ({ type: 'keyUp', value: code(k) })),
        ]);
      },
      type: (text) =>
        actions(
          'key',
          [...text].flatMap((k) => [
            { type: 'keyDown', value: k },
            { type: 'keyUp', value: k },
          ]),
        ),
      down: (k) => actions('key', [{ type: 'keyDown', value: code(k) }]),
      up: (k) => actions('key', [{ type: 'keyUp', value: code(k) }]),
    },
    mouse: {
      move: (x, y) => actions('pointer', [{ type: 'pointerMove', duration: 0, x, y }]),
      click: (x, y, { button = 'left' } = {}) =>
        actions('pointer', [{ type: 'pointerMove', duration: 0, x, y }, ...press(button)]),
      dblclick: (x, y, { button = 'left' } = {}) =>
        actions('pointer', [{ type: 'pointerMove', duration: 0, x, y }, ...press(button), ...press(button)]),
      down: ({ button = 'left' } = {}) => actions('pointer', [{ type: 'pointerDown', button: BUTTON[button] }]),
      up: ({ button = 'left' } = {}) => actions('pointer', [{ type: 'pointerUp', button: BUTTON[button] }]),
    },
    async setViewportSize({ width, height }) {
      for (let i = 0; i < 4; i++) {
        const [iw, ih, ow, oh] = await run('return [innerWidth, innerHeight, outerWidth, outerHeight]');
        if (iw === width && ih === height) return;
        await cmd('POST', '/window/rect', { width: ow + width - iw, height: oh + height - ih });
        await sleep(60);
      }
    },
    emulateMedia: async () => {}, // WebDriver classic has no media emulation
    locator: () => ({ ariaSnapshot: async () => undefined }),
    screenshot: async () => Buffer.from(await cmd('GET', '/screenshot'), 'base64'),
  };

  async function boot() {
    const env = {
      ...process.env,
      NO_AT_BRIDGE: '1',
      LIBGL_ALWAYS_SOFTWARE: '1',
      WEBKIT_DISABLE_SANDBOX_THIS_IS_DANGEROUS: '1',
    };
    if (!display) {
      const x = spawn('Xvfb', ['-displayfd', '3', '-screen', '0', '1600x1200x24', '-nolisten', 'tcp'], {
        stdio: ['ignore', 'ignore', 'ignore', 'pipe'],
      });
      children.push(x);
      env.DISPLAY =
        ':' +
        (await new Promise((ok, no) => {
          x.once('error', no);
          x.stdio[3].once('data', (d) => ok(String(d).trim()));
        }));
    } else env.DISPLAY = display;
    const port = await freePort();
    children.push(spawn(driver, [`--port=${port}`], { env, stdio: 'ignore' }));
    base = `http://127.0.0.1:${port}`;
    for (let i = 0; ; i++)
      try {
        await call('GET', '/status');
        break;
      } catch (e) {
        if (i > 50) throw e;
        await sleep(100);
      }
    ({ sessionId: session } = await call('POST', '/session', {
      capabilities: {
        alwaysMatch: {
          browserName: 'MiniBrowser',
          'webkitgtk:browserOptions': { binary: miniBrowser, args: ['--automation'] },
        },
      },
    }));
    await page.setViewportSize({ width: size[0], height: size[1] });
  }
  return {
    name: 'Webkit',
    type: 'playwright',
    concurrency: 1,
    async initialize() {
      if (!existsSync(miniBrowser)) throw new Error('MiniBrowser not found');
    },
    async startSession(id, url) {
      await (starting ??= boot());
      current = { id, url };
      await cmd('POST', '/url', { url });
    },
    async stopSession(id) {
      if (current?.id === id) current = undefined;
      await cmd('POST', '/url', { url: 'about:blank' });
      return {};
    },
    isActive: (id) => current?.id === id,
    getBrowserUrl: () => current?.url,
    getPage: () => page,
    async startDebugSession() {
      throw new Error('no debug sessions');
    },
    async stop() {
      try {
        if (session) await call('DELETE', `/session/${session}`);
      } catch {
        /* gone */
      }
      for (const c of children) c.kill();
    },
  };
}
