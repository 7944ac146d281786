import { strict as assert } from 'node:assert';
import type { TestContext } from 'node:test';
import type { BrowserContext, BrowserContextOptions, ConsoleMessage, Page } from 'playwright';
import { home, marina, type ShellUnderTest } from './shell-under-test.js';

export interface Visit {
  readonly context: BrowserContext;
  readonly page: Page;
  /** Another tab of the same browser. */
  newPage(): Promise<Page>;
  /** What went wrong in the pages so far; a test that provokes something on purpose takes it out. */
  readonly troubles: string[];
}

export interface VisitOptions extends BrowserContextOptions {
  /** What the test provokes on purpose, and so is no trouble. */
  expected?: RegExp;
}

/** What the browser logs by itself: failed requests, of which the test sees what becomes; and that these hosts are not https. */
const ofTheNetwork = /^Failed to load resource|Cross-Origin-Opener-Policy header has been ignored/;

/** The structures of the sample data have lines without their parent. */
const ofTheSampleData = /^\[dass\] <dass-hierarchy-table> Some rows do not fit into the tree/;

/**
 * A browser of its own for one test. Whatever goes wrong in its pages fails the test: an exception, a warning or
 * an error in the console, and above all whatever the content policy refused.
 */
export async function visit(t: TestContext, shell: ShellUnderTest, options: VisitOptions = {}): Promise<Visit> {
  const { expected, ...contextOptions } = options;
  const context = await shell.browser.newContext({
    viewport: { width: 1280, height: 800 },
    locale: 'pt-BR',
    ...contextOptions,
  });
  context.setDefaultTimeout(15_000);
  const troubles: string[] = [];
  const trouble = (text: string) => {
    if (!expected?.test(text)) troubles.push(text);
  };
  // What tsx puts around named functions, also around those that run in the page.
  await context.addInitScript('globalThis.__name = (named) => named');
  await context.addInitScript(() => {
    document.addEventListener('securitypolicyviolation', (event) => {
      console.error(`CSP: ${event.violatedDirective} ${event.blockedURI} ${event.sourceFile}:${event.lineNumber}`);
    });
  });
  const newPage = async () => {
    const page = await context.newPage();
    page.on('pageerror', (error) => trouble(`exception: ${error.stack ?? error.message}`));
    page.on('console', (message: ConsoleMessage) => {
      const text = message.text();
      if (!['error', 'warning'].includes(message.type())) return;
      if (![ofTheNetwork, ofTheSampleData].some((pattern) => pattern.test(text))) trouble(`console: ${text}`);
    });
    return page;
  };
  t.after(async () => {
    await context.close();
    assert.deepEqual(troubles, [], 'nothing went wrong in the pages');
  });
  return { context, page: await newPage(), newPage, troubles };
}

/** Signs in without the login page: the browser gets the cookie that it would have got there. */
export async function signIn({ context }: Visit, shell: ShellUnderTest, email: string = marina): Promise<void> {
  const answer = await fetch(`${shell.platform.apiAddress}/api/session`, {
    method: 'POST',
    headers: { 'Content-Type': 'application/json', Origin: home },
    body: JSON.stringify({ email, password: 'aurora' }),
  });
  assert.equal(answer.status, 200);
  const [name, value] = answer.headers.getSetCookie()[0]!.split(';')[0]!.split('=') as [string, string];
  const domains = ['localhost', '127.0.0.1', '.example.com'];
  await context.addCookies(
    domains.map((domain) => ({ name, value, domain, path: '/', httpOnly: true, sameSite: 'Lax' as const })),
  );
}

/** A browser of its own for one test, in which somebody is signed in: Marina, unless another is named. */
export async function visitSignedIn(
  t: TestContext,
  shell: ShellUnderTest,
  { email, ...options }: VisitOptions & { email?: string } = {},
): Promise<Visit> {
  const one = await visit(t, shell, options);
  await signIn(one, shell, email);
  return one;
}

/** The headings of a page that is there: the frame has come, and what the page loads has too. */
export async function settled(page: Page): Promise<string> {
  const heading = page.locator('h1');
  await heading.waitFor();
  return heading.innerText();
}

/** What the history holds: base64 of UTF-8 JSON below the system's address (HI-06). */
export async function storedHistory(
  page: Page,
  system = new URL(page.url()).origin,
): Promise<{ url: string; label: string }[]> {
  const text = await page.evaluate((key) => localStorage.getItem(key), `${system}-history`);
  return text === null
    ? []
    : (JSON.parse(Buffer.from(text, 'base64').toString('utf8')) as { url: string; label: string }[]);
}

/** Opens the account and asks to sign out. */
export async function askToSignOut(page: Page): Promise<void> {
  await page.getByRole('button', { name: /^Conta de / }).click();
  await page.getByRole('button', { name: 'Sair', exact: true }).click();
  await page.getByText('Deseja encerrar a sua sessão?').waitFor();
}

export async function signOut(page: Page): Promise<void> {
  await askToSignOut(page);
  // The one that confirms stands in the dialog, after the one that asked.
  await page.getByRole('button', { name: 'Sair', exact: true }).last().click();
}
