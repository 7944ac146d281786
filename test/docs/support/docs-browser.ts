// A browser that records what goes wrong in a page.
import { chromium, type BrowserContextOptions, type Page, type Request } from 'playwright';
import { chromiumPath, chromiumSwitches } from '../../../scripts/browsers.mjs';

/** An example shows what an element does when a picture is missing. */
const MISSING = '/broken.png';

export interface DocsBrowser {
  /** Opens an empty page. @param origin address of the server that the page may use */
  open(origin: string, options?: BrowserContextOptions): Promise<DocsPage>;
  close(): Promise<void>;
}

export interface DocsPage {
  readonly page: Page;
  /** Errors and warnings of the console, uncaught errors, failed requests, and requests to other origins. */
  readonly problems: string[];
  /** The requests without an answer. */
  readonly pending: ReadonlySet<Request>;
}

export async function startBrowser(): Promise<DocsBrowser> {
  const browser = await chromium.launch({ executablePath: chromiumPath(), args: chromiumSwitches });
  return {
    async open(origin, options = {}) {
      const context = await browser.newContext({ viewport: { width: 1440, height: 900 }, ...options });
      const page = await context.newPage();
      const problems: string[] = [];
      const pending = new Set<Request>();
      page.on('console', (message) => {
        if (message.location().url.endsWith(MISSING)) return;
        if (['error', 'warning'].includes(message.type())) problems.push(`${message.type()}: ${message.text()}`);
      });
      page.on('pageerror', (error) => problems.push(`uncaught: ${error.message}`));
      page.on('response', (response) => {
        if (response.status() >= 400 && !response.url().endsWith(MISSING))
          problems.push(`${response.status()}: ${response.url()}`);
      });
      page.on('request', (request) => {
        // Nothing waits for the requests of the page before.
        if (request.isNavigationRequest() && request.frame() === page.mainFrame()) pending.clear();
        pending.add(request);
        const url = request.url();
        if (/^https?:/.test(url) && !url.startsWith(origin)) problems.push(`request to another site: ${url}`);
      });
      page.on('requestfinished', (request) => void pending.delete(request));
      page.on('requestfailed', (request) => void pending.delete(request));
      return { page, problems, pending };
    },
    close: () => browser.close(),
  };
}
