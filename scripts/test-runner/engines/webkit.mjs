// Controls the installed WebKitGTK by its WebDriver over HTTP. Its MiniBrowser runs on a virtual screen.
import { spawn } from 'node:child_process';
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { freePort } from '../free-port.mjs';

const ROUTES = {
  Navigate: ['POST', '/url'],
  ExecuteScript: ['POST', '/execute/sync'],
  PerformActions: ['POST', '/actions'],
  ReleaseActions: ['DELETE', '/actions'],
  GetWindowRect: ['GET', '/window/rect'],
  SetWindowRect: ['POST', '/window/rect'],
  TakeScreenshot: ['GET', '/screenshot'],
  GetWindowHandles: ['GET', '/window/handles'],
  NewWindow: ['POST', '/window/new'],
  SwitchToWindow: ['POST', '/window'],
  CloseWindow: ['DELETE', '/window'],
  GetComputedRole: ['GET', '/element/:id/computedrole'],
  GetComputedLabel: ['GET', '/element/:id/computedlabel'],
};
/** Makes the toolbars of the MiniBrowser narrow, so that its window can have the width of a phone. */
const BARS = '* { min-width: 0; min-height: 0; padding: 0; margin: 0; border-width: 0; font-size: 1px; }';

/** @param {{ driver: string, miniBrowser: string }} paths */
export async function startWebkit({ driver, miniBrowser }) {
  const children = [];
  const endAll = () => children.forEach((child) => child.kill());
  process.once('exit', endAll);
  process.once('SIGTERM', () => process.exit(143));
  const settings = mkdtempSync(join(tmpdir(), 'dass-webkit-'));
  mkdirSync(join(settings, 'gtk-3.0'));
  writeFileSync(join(settings, 'gtk-3.0', 'gtk.css'), BARS);
  const port = await freePort();
  children.push(
    spawn(driver, [`--port=${port}`], {
      stdio: 'ignore',
      env: {
        ...process.env,
        DISPLAY: process.env.DISPLAY ?? (await screen(children)),
        XDG_CONFIG_HOME: settings,
        NO_AT_BRIDGE: '1',
        LIBGL_ALWAYS_SOFTWARE: '1',
        ...(process.getuid?.() === 0 ? { WEBKIT_DISABLE_SANDBOX_THIS_IS_DANGEROUS: '1' } : {}),
      },
    }),
  );
  const call = async (method, path, body) => {
    const answer = await fetch(`http://127.0.0.1:${port}${path}`, {
      method,
      ...(method === 'POST' ? { body: JSON.stringify(body), headers: { 'content-type': 'application/json' } } : {}),
    });
    const { value } = await answer.json();
    if (!answer.ok) throw new Error(`${method} ${path}: ${value?.error} ${value?.message}`);
    return value;
  };
  for (let i = 0; ; i++) {
    try {
      await call('GET', '/status');
      break;
    } catch (error) {
      if (i > 100) throw error;
      await sleep(100);
    }
  }
  const { sessionId } = await call('POST', '/session', {
    capabilities: {
      alwaysMatch: {
        browserName: 'MiniBrowser',
        'webkitgtk:browserOptions': { binary: miniBrowser, args: ['--automation'] },
      },
    },
  });
  const send = (command, { id, ...parameters }) => {
    const [method, path] = ROUTES[command];
    return call(method, `/session/${sessionId}${path.replace(':id', id)}`, parameters);
  };
  return {
    send,
    sumsWheel: true,
    // The browser's context menu would take the next key press.
    inPage: "addEventListener('contextmenu', (event) => event.preventDefault());",
    async resize(size, now) {
      const outer = await send('GetWindowRect', {});
      await send('SetWindowRect', {
        width: outer.width + size.width - now.width,
        height: outer.height + size.height - now.height,
      });
      await sleep(30);
    },
    async close() {
      await call('DELETE', `/session/${sessionId}`).catch(() => {});
      endAll();
      rmSync(settings, { recursive: true, force: true });
    },
  };
}

async function screen(children) {
  const server = spawn('Xvfb', ['-displayfd', '3', '-screen', '0', '1700x1400x24', '-nolisten', 'tcp'], {
    stdio: ['ignore', 'ignore', 'ignore', 'pipe'],
  });
  children.push(server);
  const number = await new Promise((resolve, reject) => {
    server.once('error', reject);
    server.stdio[3].once('data', (data) => resolve(String(data).trim()));
  });
  return `:${number}`;
}
