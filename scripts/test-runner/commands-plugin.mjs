// Browser commands for tests beyond @web/test-runner-commands: pointers with modifiers, touch, input methods, the
// accessibility tree, garbage collection, another tab. Chromium is controlled by its protocol through Playwright. A
// page of webdriver-launcher.mjs has own methods, or throws if its engine cannot.
import { existsSync } from 'node:fs';
import { readAccessibilityNodes } from './accessibility-nodes.mjs';
import { reportPageTimes } from './session-times.mjs';
import { routesApply } from './routes-apply.mjs';

export const commandsPlugin = () => ({
  name: 'dass-commands',
  async executeCommand({ command, payload, session }) {
    if (!command.startsWith('dass:')) return undefined;
    const page = session.browser.getPage(session.id);
    const { keyboard, mouse } = page;
    switch (command) {
      case 'dass:times':
        reportPageTimes(session.id, payload);
        return true;
      case 'dass:click': {
        const { x, y, button = 'left', modifiers = [], count = 1, delay = 0 } = payload;
        for (const key of modifiers) await keyboard.down(key);
        await mouse.move(x, y);
        if (count === 2) await mouse.dblclick(x, y, { button });
        else await mouse.click(x, y, { button, delay });
        for (const key of modifiers) await keyboard.up(key);
        return true;
      }
      case 'dass:mouse': {
        for (const [action, ...args] of payload.steps) await mouse[action](...args);
        return true;
      }
      case 'dass:press':
        if (/\+[cx]$/i.test(payload.key)) await clipboard.during(session.id, () => keyboard.press(payload.key));
        else await keyboard.press(payload.key);
        return true;
      case 'dass:type':
        await keyboard.type(payload.text);
        return true;
      case 'dass:compose':
        await (page.compose ?? chromiumCommands(page).compose)(payload);
        return true;
      case 'dass:touch':
        await (page.touch ?? chromiumCommands(page).touch)(payload.steps);
        return true;
      case 'dass:aria':
        return page.ariaTree ? page.ariaTree(payload.selector) : page.locator(payload.selector).ariaSnapshot();
      case 'dass:accessibility-nodes':
        return readAccessibilityNodes(page);
      case 'dass:screenshot':
        // The other engines know no area.
        return (await page.screenshot({ clip: payload.area })).toString('base64');
      case 'dass:collect':
        await (page.collectGarbage ?? chromiumCommands(page).collectGarbage)();
        return true;
      case 'dass:block': {
        if (!blocked.has(session.id)) blocked.set(session.id, []);
        await page.route(payload.pattern, (route) => {
          // Not the question whether a file that could not be loaded is still there.
          if (route.request().method() === 'GET') blocked.get(session.id).push(new URL(route.request().url()).pathname);
          return route.abort();
        });
        await routesApply(page);
        return true;
      }
      case 'dass:blocked':
        return blocked.get(session.id) ?? [];
      case 'dass:unblock':
        await page.unroute(payload.pattern);
        return true;
      case 'dass:new-tab': {
        const url = new URL(payload.url, page.url()).href;
        return (await (page.newTab ?? chromiumCommands(page).newTab)(url, payload.script)) ?? true;
      }
      // Delays a module, as on a slow connection.
      case 'dass:hold-module': {
        // Otherwise the test of a module that has moved would hold nothing.
        if (!existsSync(`${payload.path}.ts`)) throw new Error(`There is no module ${payload.path}.ts to hold`);
        let release;
        const released = new Promise((resolve) => (release = resolve));
        await page.route(
          (url) => url.pathname.includes(payload.path),
          async (route) => {
            await released;
            await route.continue();
          },
        );
        await routesApply(page);
        heldModules.set(session.id, release);
        return true;
      }
      case 'dass:release-module':
        heldModules.get(session.id)?.();
        return true;
      case 'dass:acquire-clipboard':
        await clipboard.acquire(session.id);
        return true;
      case 'dass:release-clipboard':
        clipboard.release(session.id);
        return true;
      default:
        throw new Error(`No command ${command}`);
    }
  },
});

/** Blocked requests by session: several test files use a page, one after the other. */
const blocked = new Map();

/** Time after which the clipboard is released for the next test, when a test ended without doing so. */
const MAX_CLIPBOARD_MS = 10_000;

/** All pages of a browser have one clipboard: tests that copy and paste use it one after the other. */
const clipboard = {
  /** @type {{ id: string, release: () => void, released: Promise<void> } | undefined} */
  holder: undefined,
  async acquire(id) {
    while (this.holder) await this.holder.released;
    let release;
    const released = new Promise((resolve) => (release = resolve));
    const holder = { id, release, released };
    this.holder = holder;
    setTimeout(() => this.end(holder), MAX_CLIPBOARD_MS).unref();
  },
  /** Calls a function that uses the clipboard, also while the page has acquired it. */
  async during(id, use) {
    const isHolder = this.holder?.id === id;
    if (!isHolder) await this.acquire(id);
    try {
      await use();
    } finally {
      if (!isHolder) this.release(id);
    }
  },
  release(id) {
    if (this.holder?.id === id) this.end(this.holder);
  },
  end(holder) {
    if (this.holder === holder) this.holder = undefined;
    holder.release();
  },
};

/** Functions that release a delayed module, by session. */
const heldModules = new Map();

/** A touch stays down between commands only in the same protocol session. */
const touchSessions = new WeakMap();

/** Implementations for Chromium. */
function chromiumCommands(page) {
  const withClient = async (work) => {
    const client = await page.context().newCDPSession(page);
    await work(client);
    await client.detach();
  };
  return {
    /** Composes a text with an input method and commits it. */
    compose: ({ text, made }) =>
      withClient(async (client) => {
        await client.send('Input.imeSetComposition', { text, selectionStart: text.length, selectionEnd: text.length });
        if (made !== undefined) await client.send('Input.insertText', { text: made });
      }),
    /** Dispatches touch events. */
    async touch(steps) {
      if (!touchSessions.has(page)) touchSessions.set(page, await page.context().newCDPSession(page));
      const client = touchSessions.get(page);
      for (const { type, points } of steps)
        await client.send('Input.dispatchTouchEvent', { type, touchPoints: points });
    },
    collectGarbage: () =>
      withClient(async (client) => {
        await client.send('HeapProfiler.enable');
        for (let i = 0; i < 3; i++) await client.send('HeapProfiler.collectGarbage');
      }),
    /** Opens another tab with the same storage. */
    async newTab(url, script) {
      const tab = await page.context().newPage();
      await tab.goto(url);
      const answer = script ? await tab.evaluate(script) : undefined;
      await tab.close();
      return answer;
    },
  };
}
