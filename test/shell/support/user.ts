import { strict as assert } from 'node:assert';
import type { TestContext } from 'node:test';
import { languagePicker } from 'dass-elements/testing/playwright.js';
import type { BrowserContext, BrowserContextOptions, ConsoleMessage, Page } from 'playwright';
import { TSX_NAMES } from '../../support/tsx-names.js';
import { home, marina, type ShellUnderTest } from './shell-under-test.js';

export interface Visit {
  readonly context: BrowserContext;
  readonly page: Page;
  /** Opens another tab in the same browser. */
  newPage(): Promise<Page>;
  /** The errors in the pages so far. A test that causes an error on purpose removes it. */
  readonly errors: string[];
}

export interface VisitOptions extends BrowserContextOptions {
  /** Matches errors that the test causes on purpose. */
  expected?: RegExp;
}

/**
 * Errors that the browser logs by itself: failed requests, which the tests check, and that these hosts are not https.
 */
const NETWORK_ERRORS = /^Failed to load resource|Cross-Origin-Opener-Policy header has been ignored/;

/** The table's warning about the sample data, in which some lines have no parent. */
const SAMPLE_DATA_WARNINGS = /^\[dass\] <dass-hierarchy-table> Some rows do not fit into the tree/;

/**
 * Opens a browser context for one test. The test fails on an exception, a console warning or error, or a content policy
 * violation.
 */
export async function visit(t: TestContext, shell: ShellUnderTest, options: VisitOptions = {}): Promise<Visit> {
  const { expected, ...contextOptions } = options;
  const context = await shell.browser.newContext({
    viewport: { width: 1280, height: 800 },
    locale: 'pt-BR',
    // Motion has tests of its own; what goes would be found twice while it goes.
    reducedMotion: 'reduce',
    ...contextOptions,
  });
  context.setDefaultTimeout(30_000);
  const errors: string[] = [];
  const reportError = (text: string) => {
    if (!expected?.test(text)) errors.push(text);
  };
  await context.addInitScript(TSX_NAMES);
  await context.addInitScript(() => {
    document.addEventListener('securitypolicyviolation', (event) => {
      console.error(`CSP: ${event.violatedDirective} ${event.blockedURI} ${event.sourceFile}:${event.lineNumber}`);
    });
  });
  const newPage = async () => {
    const page = await context.newPage();
    page.on('pageerror', (error) => reportError(`exception: ${error.stack ?? error.message}`));
    page.on('console', (message: ConsoleMessage) => {
      const text = message.text();
      if (!['error', 'warning'].includes(message.type())) return;
      if (![NETWORK_ERRORS, SAMPLE_DATA_WARNINGS].some((pattern) => pattern.test(text)))
        reportError(`console: ${text}`);
    });
    return page;
  };
  t.after(async () => {
    await context.close();
    assert.deepEqual(errors, [], 'there are no errors in the pages');
  });
  return { context, page: await newPage(), newPage, errors };
}

/** Signs in without the login page, by setting the session cookie. */
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

/** Opens a browser context for one test, with a signed-in user (Marina by default). */
export async function visitSignedIn(
  t: TestContext,
  shell: ShellUnderTest,
  { email, ...options }: VisitOptions & { email?: string } = {},
): Promise<Visit> {
  const one = await visit(t, shell, options);
  await signIn(one, shell, email);
  return one;
}

/**
 * Waits until a page is loaded in its frame.
 *
 * @param name of its heading. Without it, it can be the page that is left: its heading stays until the next is loaded.
 */
export async function waitForHeading(page: Page, name?: string | RegExp): Promise<void> {
  const heading = page.locator('h1:not(.skeleton-header *)');
  if (name === undefined) await heading.waitFor();
  else await heading.and(page.getByRole('heading', { level: 1, name, exact: true })).waitFor();
}

/** The stored history of a system: base64 of UTF-8 JSON under its address. */
export async function storedHistory(
  page: Page,
  system = new URL(page.url()).origin,
): Promise<{ url: string; label: string }[]> {
  const text = await page.evaluate((key) => localStorage.getItem(key), `${system}-history`);
  return text === null
    ? []
    : (JSON.parse(Buffer.from(text, 'base64').toString('utf8')) as { url: string; label: string }[]);
}

/** Opens the account menu, selects a language by its own name, and closes the menu. */
export async function chooseLanguage(page: Page, language: string): Promise<void> {
  const account = page.locator('dass-account-menu');
  await account.getByRole('button').first().click();
  await languagePicker(account, /^(Idioma|Language)$/).choose(language);
  await page.keyboard.press('Escape');
}

/** Opens the account menu and clicks sign out. */
export async function openSignOutDialog(page: Page): Promise<void> {
  await page.getByRole('button', { name: /^Conta de / }).click();
  await page.getByRole('button', { name: 'Sair', exact: true }).click();
  await page.getByText('Deseja encerrar a sua sessão?').waitFor();
}

export async function signOut(page: Page): Promise<void> {
  await openSignOutDialog(page);
  // The dialog's confirm button comes after the button that opened the dialog.
  await page.getByRole('button', { name: 'Sair', exact: true }).last().click();
}
