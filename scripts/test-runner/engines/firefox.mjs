// Controls the installed Firefox by its Marionette protocol: WebDriver commands and responses as length-prefixed JSON
// over TCP. It needs no download and no driver. What WebDriver does not support runs in the browser's own window.
import { spawn } from 'node:child_process';
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { connect } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';

const PREFERENCES = {
  'marionette.port': 0,
  'dom.w3c_touch_events.enabled': 1,
  // A mouse and a finger; a headless Firefox has neither. Pointer capabilities: 1 is coarse, 2 fine, 4 can hover.
  'ui.primaryPointerCapabilities': 6,
  'ui.allPointerCapabilities': 7,
  // Tab focuses links on macOS, too.
  'accessibility.tabfocus': 7,
  // A camera and a microphone of the browser itself, granted without asking; and a sound output, without which no audio
  // context starts.
  'media.navigator.streams.fake': true,
  'media.navigator.permission.disabled': true,
  'media.cubeb.force_mock_context': true,
  // The browser waits for the page's touch handlers even on a slow machine.
  'apz.content_response_timeout': 60_000,
};

const PLAIN = { media: 'screen', colorScheme: 'none', forcedColors: 'none', reducedMotion: 'no-preference' };

/** @param {string} binary */
export async function startFirefox(binary) {
  const profile = mkdtempSync(join(tmpdir(), 'dass-firefox-'));
  writeFileSync(
    join(profile, 'user.js'),
    Object.entries(PREFERENCES)
      .map(([name, value]) => `user_pref(${JSON.stringify(name)}, ${JSON.stringify(value)});\n`)
      .join(''),
  );
  const firefox = spawn(
    binary,
    ['--headless', '--marionette', '--remote-allow-system-access', '--no-remote', '--profile', profile],
    { stdio: 'ignore', env: { ...process.env, MOZ_HEADLESS_WIDTH: '1700', MOZ_HEADLESS_HEIGHT: '1400' } },
  );
  process.once('exit', () => firefox.kill());
  process.once('SIGTERM', () => process.exit(143));
  const exited = new Promise((resolve) => firefox.once('exit', resolve));
  const { call, end } = await marionette(await portOf(profile, firefox));
  await call('WebDriver:NewSession', { capabilities: {} });

  const send = async (command, parameters) => {
    const answer = await call(`WebDriver:${command}`, parameters);
    return Object.keys(answer ?? {}).join() === 'value' ? answer.value : answer;
  };
  /** Runs a script in the browser's own window, which has the page in `gBrowser.selectedBrowser`. */
  const inWindow = async (script, ...args) => {
    await call('Marionette:SetContext', { value: 'chrome' });
    try {
      return await send('ExecuteScript', { script, args });
    } finally {
      await call('Marionette:SetContext', { value: 'content' });
    }
  };
  // Tab stays in the page instead of moving to the toolbars, and the browser's context menu does not take keys.
  await inWindow(`
    for (const bar of document.querySelectorAll('#navigator-toolbox, #sidebar-main')) bar.hidden = true;
    document.querySelector('#contentAreaContextMenu').addEventListener('popupshowing', (event) => event.preventDefault());`);
  /** The current touch points. */
  let last = [];
  const page = 'const browser = gBrowser.selectedBrowser; const context = browser.browsingContext;';
  const touchAll = (touches) =>
    inWindow(
      `${page} const { left, top } = browser.getBoundingClientRect();
      for (const { points, state } of arguments[0])
        points.forEach(({ x, y }, finger) => windowUtils.sendNativeTouchPoint(finger, state,
          (mozInnerScreenX + left + x) * devicePixelRatio, (mozInnerScreenY + top + y) * devicePixelRatio, 1, 90));`,
      touches,
    );
  return {
    send,
    resize: (size) =>
      inWindow(
        `${page} for (const [name, length] of Object.entries(arguments[0]))
          for (const limit of ['', 'min-', 'max-']) browser.style.setProperty(limit + name, length + 'px');`,
        size,
      ),
    async emulateMedia({ media, colorScheme, forcedColors, reducedMotion } = PLAIN) {
      const overrides = {
        mediumOverride: media === 'screen' ? '' : media,
        prefersColorSchemeOverride: colorScheme,
        forcedColorsOverride: forcedColors,
      };
      await inWindow(`${page} Object.assign(context, arguments[0]);`, overrides);
      if (!reducedMotion) return;
      await inWindow(
        "Services.prefs.setIntPref('ui.prefersReducedMotion', arguments[0]);",
        +(reducedMotion === 'reduce'),
      );
      const mediaQuery = {
        script: 'return matchMedia(`(prefers-reduced-motion: ${arguments[0]})`).matches',
        args: [reducedMotion],
      };
      while (!(await send('ExecuteScript', mediaQuery))) await sleep(10);
    },
    /** Native touch input: the browser derives taps, long presses and scrolling from it. */
    touch: (steps) =>
      touchAll(
        steps.map(({ type, points }) => {
          // State 2 is contact, 4 is release.
          const touch = type === 'touchEnd' ? { points: last, state: 4 } : { points, state: 2 };
          last = points;
          return touch;
        }),
      ),
    compose: ({ text, made }) =>
      inWindow(
        `${page} const [text, made] = arguments;
        browser.focus();
        if (!window.dassMethod) {
          window.dassMethod = Cc['@mozilla.org/text-input-processor;1'].createInstance(Ci.nsITextInputProcessor);
          window.dassMethod.beginInputTransactionForTests(window);
        }
        const method = window.dassMethod;
        method.setPendingCompositionString(text);
        method.appendClauseToPendingComposition(text.length, method.ATTR_RAW_CLAUSE);
        method.setCaretInPendingComposition(text.length);
        method.flushPendingComposition();
        if (made === null) return;
        method.commitCompositionWith(made);
        delete window.dassMethod;`,
        text,
        made ?? null,
      ),
    pressUnmapped: (key) =>
      inWindow(
        `${page} const [key] = arguments;
        browser.focus();
        const method = Cc['@mozilla.org/text-input-processor;1'].createInstance(Ci.nsITextInputProcessor);
        method.beginInputTransactionForTests(window);
        const event = new KeyboardEvent('', { key, code: key, keyCode: KeyboardEvent['DOM_VK_' + key.replace(/(?<=[a-z])(?=[A-Z])/, '_').toUpperCase()] });
        method.keydown(event);
        method.keyup(event);`,
        key,
      ),
    collectGarbage: () =>
      send('ExecuteScript', { script: 'Components.utils.forceGC(); Components.utils.forceCC();', sandbox: 'system' }),
    async close() {
      await Promise.race([call('Marionette:Quit', { flags: ['eForceQuit'] }).then(() => exited), sleep(5000)]);
      end();
      firefox.kill();
      rmSync(profile, { recursive: true, force: true });
    },
  };
}

/** Firefox writes its port into the profile. */
async function portOf(profile, firefox) {
  for (let i = 0; i < 300; i++) {
    if (firefox.exitCode !== null) throw new Error(`Firefox ended as it started (${firefox.exitCode})`);
    try {
      const port = Number(readFileSync(join(profile, 'MarionetteActivePort'), 'utf8'));
      if (port) return port;
    } catch {
      // Not written yet.
    }
    await sleep(100);
  }
  throw new Error('Firefox does not listen to Marionette');
}

async function marionette(port) {
  const socket = connect(port, '127.0.0.1');
  const waiting = new Map();
  let received = Buffer.alloc(0);
  let count = 0;
  let ended;
  const greeted = new Promise((resolve, reject) => {
    waiting.set('greeting', { resolve, reject });
  });
  socket.on('data', (data) => {
    received = Buffer.concat([received, data]);
    for (;;) {
      const colon = received.indexOf(':');
      const end = colon + 1 + Number(received.subarray(0, colon));
      if (colon < 0 || received.length < end) return;
      const message = JSON.parse(received.subarray(colon + 1, end).toString());
      received = received.subarray(end);
      const [, id, error, answer] = Array.isArray(message) ? message : [1, 'greeting'];
      const { resolve, reject, command } = waiting.get(id) ?? {};
      waiting.delete(id);
      if (error) reject?.(new Error(`${command}: ${error.error} ${error.message}`));
      else resolve?.(answer);
    }
  });
  const disconnect = (error) => {
    ended = error instanceof Error ? error : new Error('Firefox has gone');
    for (const { reject } of waiting.values()) reject(ended);
    waiting.clear();
  };
  socket.on('error', disconnect);
  socket.on('close', disconnect);
  await greeted;
  return {
    call: (command, parameters = {}) =>
      new Promise((resolve, reject) => {
        if (ended) return reject(ended);
        const id = ++count;
        waiting.set(id, { resolve, reject, command });
        const message = JSON.stringify([0, id, command, parameters]);
        return socket.write(`${Buffer.byteLength(message)}:${message}`);
      }),
    end: () => socket.destroy(),
  };
}
