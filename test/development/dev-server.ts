import { strict as assert } from 'node:assert';
import type { TestContext } from 'node:test';
import { chromium, type Page } from 'playwright';
import { createServer, type InlineConfig, type ViteDevServer } from 'vite';
import { chromiumPath, chromiumSwitches } from '../../scripts/browsers.mjs';

export interface DevServer {
  readonly vite: ViteDevServer;
  readonly address: string;
  /**
   * Opens a page of the server for a test. A warning or an error in its console fails the test, unless it matches
   * `expected`.
   */
  open(t: TestContext, path: string, options?: { width?: number; expected?: RegExp }): Promise<Page>;
  close(): Promise<void>;
}

/** Lit's warning about its development mode, which these tests use on purpose. */
const isExpected = (text: string): boolean => text.startsWith('Lit is in dev mode');

/** A development server on a free port, and a browser for it. */
export async function startDevServer(config: InlineConfig): Promise<DevServer> {
  const vite = await createServer({
    logLevel: 'error',
    ...config,
    server: { ...config.server, port: 0, strictPort: false, host: '127.0.0.1' },
  });
  await vite.listen();
  const browser = await chromium.launch({ executablePath: chromiumPath(), args: chromiumSwitches });
  const address = `http://127.0.0.1:${(vite.httpServer!.address() as { port: number }).port}`;
  return {
    vite,
    address,
    async open(t, path, { width = 1280, expected = /^$/ } = {}) {
      const page = await browser.newPage({ viewport: { width, height: 800 } });
      const messages: string[] = [];
      t.after(async () => {
        await page.close();
        assert.deepEqual(messages, [], 'there are no errors in the page');
      });
      page.setDefaultTimeout(30_000);
      page.on('pageerror', (error) => messages.push(String(error.stack)));
      page.on('console', (message) => {
        if (
          ['error', 'warning'].includes(message.type()) &&
          !isExpected(message.text()) &&
          !expected.test(message.text())
        )
          messages.push(message.text());
      });
      // An edit before the page is connected to the server would be lost.
      const connected = page.waitForEvent('console', (message) => message.text().includes('[vite] connected'));
      await Promise.all([page.goto(address + path), connected]);
      return page;
    },
    async close() {
      // A page logs errors when its server stops.
      await browser.close();
      await vite.close();
    },
  };
}
