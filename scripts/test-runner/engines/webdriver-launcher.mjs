// Web Test Runner's launcher for browsers that are controlled by WebDriver commands. firefox.mjs and webkit.mjs
// implement the connection. It has the type `playwright` and implements the part of Playwright's Page that the command
// plugins use.
import { KEYS, keyValue } from './webdriver-keys.mjs';

const BUTTONS = { left: 0, middle: 1, right: 2 };
/** Maximum milliseconds between the two clicks of a double click. */
const DOUBLE_CLICK_MS = 500;
/** The size of a desktop, for tests of wide layouts. Chromium's tests start with 800 × 600. */
const VIEWPORT = { width: 1280, height: 720 };

const down = (button) => ({ type: 'pointerDown', button: BUTTONS[button] });
const up = (button) => ({ type: 'pointerUp', button: BUTTONS[button] });
const move = (x, y) => ({ type: 'pointerMove', duration: 0, x: Math.round(x), y: Math.round(y) });
const keyDown = (key) => ({ type: 'keyDown', value: keyValue(key) });
const keyUp = (key) => ({ type: 'keyUp', value: keyValue(key) });
const pause = (duration) => ({ type: 'pause', duration });

/**
 * @typedef {object} Engine a started browser
 * @property {(command: string, parameters: object) => Promise<any>} send
 * @property {(size: { width: number, height: number }, now: { width: number, height: number }) => Promise<void>} resize
 * @property {() => Promise<void>} close
 * @property {(media?: object) => Promise<void>} [emulateMedia]
 * @property {(steps: object[]) => Promise<void>} [touch]
 * @property {(composition: object) => Promise<void>} [compose]
 * @property {() => Promise<void>} [collectGarbage]
 * @property {(key: string) => Promise<void>} [pressUnmapped] for keys without a WebDriver value
 * @property {string} [inPage] a script that runs in each page
 * @property {boolean} [sumsWheel]
 */

/**
 * Uses one window of a browser for one test file after the other.
 * @param {string} name @param {Engine} engine
 */
function windowOf(name, engine) {
  let own;
  let address = '';
  let tail = Promise.resolve();
  /** Runs commands one after the other: drivers refuse overlapping interactions. */
  const enqueue = (work) => (tail = tail.catch(() => {}).then(work));
  const send = (command, parameters) => enqueue(() => engine.send(command, parameters));
  const act = (type, ...actions) => send('PerformActions', { actions: [{ type, id: type, actions }] });
  const run = (script, ...args) => send('ExecuteScript', { script, args });
  /** The page gets its new size shortly after the window. */
  async function resize({ width, height }) {
    for (let i = 0; i < 100; i++) {
      const now = await run('return { width: innerWidth, height: innerHeight }');
      if (now.width === width && now.height === height) return;
      await enqueue(() => engine.resize({ width, height }, now));
    }
    throw new Error(`The window of ${name} does not become ${width} × ${height}`);
  }
  /** Closes the tabs that a test has opened. */
  async function closeOthers() {
    const handles = await send('GetWindowHandles', {});
    own ??= handles[0];
    for (const handle of handles) {
      if (handle === own) continue;
      await send('SwitchToWindow', { handle });
      await send('CloseWindow', {});
      await send('SwitchToWindow', { handle: own });
    }
  }
  const optionalCommand = (what) => (payload) => {
    if (!engine[what]) throw new Error(`${name} is driven without '${what}': see test/support/engine.ts`);
    return enqueue(() => engine[what](payload));
  };
  const at = { x: 0, y: 0 };
  const wheeled = { x: 0, y: 0 };
  /**
   * Returns the distance of a wheel action. WebKit's driver needs the sum of all distances, because it scrolls by the
   * difference to the last one.
   */
  function wheelDelta(x, y) {
    if (!engine.sumsWheel) return { deltaX: x, deltaY: y };
    return { deltaX: (wheeled.x += x), deltaY: (wheeled.y += y) };
  }
  const moveTo = (x, y) => move((at.x = x), (at.y = y));
  let last = { x: NaN, y: NaN, at: 0 };
  /** Waits between two clicks at the same position, which a browser would otherwise treat as a double click. */
  async function clickAt(x, y, ...actions) {
    const soon = last.at + DOUBLE_CLICK_MS - Date.now();
    const isNear = Math.hypot(x - last.x, y - last.y) < 10;
    await act('pointer', moveTo(x, y), ...(isNear && soon > 0 ? [pause(soon)] : []), ...actions);
    last = { x, y, at: Date.now() };
  }

  const keyboard = {
    press(combination) {
      const keys = combination.length > 1 ? combination.split('+') : [combination];
      const unmapped = keys.find((key) => key.length > 1 && !(key in KEYS));
      if (unmapped) return optionalCommand('pressUnmapped')(unmapped);
      return act('key', ...keys.map(keyDown), ...keys.toReversed().map(keyUp));
    },
    type: (text) => act('key', ...[...text].flatMap((sign) => [keyDown(sign), keyUp(sign)])),
    down: (key) => act('key', keyDown(key)),
    up: (key) => act('key', keyUp(key)),
  };
  const mouse = {
    move: (x, y) => act('pointer', moveTo(x, y)),
    down: ({ button = 'left' } = {}) => act('pointer', down(button)),
    up: ({ button = 'left' } = {}) => act('pointer', up(button)),
    click: (x, y, { button = 'left', delay = 0 } = {}) =>
      clickAt(x, y, down(button), ...(delay ? [pause(delay)] : []), up(button)),
    dblclick: (x, y, { button = 'left' } = {}) => clickAt(x, y, down(button), up(button), down(button), up(button)),
    wheel: (deltaX, deltaY) => act('wheel', { type: 'scroll', ...at, ...wheelDelta(deltaX, deltaY), duration: 0 }),
  };
  const page = {
    keyboard,
    mouse,
    url: () => address,
    setViewportSize: resize,
    emulateMedia: optionalCommand('emulateMedia'),
    screenshot: async () => Buffer.from(await send('TakeScreenshot', {}), 'base64'),
    touch: optionalCommand('touch'),
    compose: optionalCommand('compose'),
    collectGarbage: optionalCommand('collectGarbage'),
    /**
     * Role, name (or text) and checked state of all elements in a subtree, shadow trees included, from the
     * accessibility API.
     */
    async ariaTree(selector) {
      const elements = await run(
        `const found = [];
        const walk = (node) => {
          if (node instanceof Element) found.push(node);
          for (const child of (node.shadowRoot ?? (node.localName === 'slot' && node.assignedNodes().length ? { children: node.assignedElements() } : node)).children) walk(child);
        };
        for (const root of document.querySelectorAll(arguments[0])) walk(root);
        return found.map((element) => [
          element,
          element.firstElementChild ? '' : element.textContent.trim(),
          (element.ariaChecked ?? String(element.checked)) === 'true',
        ]);`,
        selector,
      );
      const lines = [];
      for (const [element, text, checked] of elements) {
        const id = Object.values(element)[0];
        const role = await send('GetComputedRole', { id });
        if (!role || ['generic', 'none', 'presentation'].includes(role)) continue;
        const label = (await send('GetComputedLabel', { id })).trim() || text;
        lines.push(`- ${role}${label ? ` ${JSON.stringify(label)}` : ''}${checked ? ' [checked]' : ''}`);
      }
      return lines.join('\n');
    },
    /** Opens and closes another tab with the same storage. @returns the result of the script */
    async newTab(url, script) {
      const { handle } = await send('NewWindow', { type: 'tab' });
      await send('SwitchToWindow', { handle });
      await send('Navigate', { url });
      const answer = script && (await run(`return eval(arguments[0])`, script));
      await send('CloseWindow', {});
      await send('SwitchToWindow', { handle: own });
      return answer;
    },
  };
  return {
    page,
    /** Opens the page of a test file. */
    async open(url) {
      address = url;
      await closeOthers();
      await send('ReleaseActions', {});
      await resize(VIEWPORT);
      if (engine.emulateMedia) await enqueue(() => engine.emulateMedia());
      await mouse.move(0, 0);
      await send('Navigate', { url });
      if (engine.inPage) await run(engine.inPage);
    },
    close: () => engine.close(),
  };
}

/**
 * @param {string} name
 * @param {() => Promise<Engine>} start starts the browser
 * @param {number} concurrency number of browsers, each of which runs one test file at a time: a window without the
 * focus of its browser gets no input
 */
export function webdriverLauncher(name, start, concurrency = 1) {
  /** @type {Promise<ReturnType<typeof windowOf>>[]} */
  const started = [];
  /** @type {ReturnType<typeof windowOf>[]} */
  const free = [];
  /** The windows of the running test files, by session. */
  const windows = new Map();
  const urls = new Map();
  const startWindow = () => {
    const starting = start().then((engine) => windowOf(name, engine));
    started.push(starting);
    return starting;
  };
  return {
    name,
    type: 'playwright',
    concurrency,
    async initialize() {},
    async startSession(id, url) {
      const own = free.pop() ?? (await startWindow());
      windows.set(id, own);
      urls.set(id, url);
      await own.open(url);
    },
    async stopSession(id) {
      if (windows.has(id)) free.push(windows.get(id));
      windows.delete(id);
      return {};
    },
    isActive: (id) => windows.has(id),
    getBrowserUrl: (id) => urls.get(id),
    getPage: (id) => windows.get(id)?.page,
    async startDebugSession() {
      throw new Error(`${name} has no debug sessions here`);
    },
    async stop() {
      await Promise.all(started.map((starting) => starting.then((own) => own.close()).catch(() => {})));
    },
  };
}
