import { strict as assert } from 'node:assert';
import { describe, test } from 'node:test';
import { table, type Table } from 'dass-elements/testing/playwright.js';
import { endSession, sessionEnded, signInDialog } from './support/session-end.js';
import { home, shellForTests } from './support/shell-under-test.js';
import { visitSignedIn, waitForHeading, type Visit } from './support/user.js';
import { until } from './support/waiting.js';

/** Tables whose rows are loaded while the user scrolls. */
const screens = [
  { id: 'DS-03', name: 'Materiais encontrados', address: `${home}/workspace/materials`, searched: '?search=couro' },
  {
    id: 'DS-06',
    name: 'Estruturas de produto',
    address: `${home}/workspace/structure?parts=lazy`,
    searched: '?search=couro&parts=lazy',
  },
] as const;

describe('a session that ends while a table is scrolled', () => {
  const shell = shellForTests();

  /** The text of the active row; empty without one. */
  const active = (of: Table): Promise<string> =>
    of.grid.evaluate((element) => {
      const id = element.getAttribute('aria-activedescendant') ?? '';
      const found = id ? (element.getRootNode() as ShadowRoot).getElementById(id) : null;
      return found?.closest('[role=row]')?.textContent?.replaceAll(/\s+/g, ' ').trim() ?? '';
    });

  /** Opens the table, moves into it, and ends the session while it is scrolled on. @returns the active row */
  async function scrollIntoEnd(
    one: Visit,
    address: string,
    of: Table,
    endSession: () => Promise<void> | void,
  ): Promise<string> {
    const { page } = one;
    await page.goto(address);
    await waitForHeading(page);
    await of.renderedRows.first().waitFor();
    await page.getByRole('searchbox').fill('couro');
    await page.keyboard.press('Enter');
    await of.renderedRows.filter({ hasText: /couro/i }).first().waitFor();
    await of.grid.focus();
    await page.keyboard.press('ArrowDown');
    for (let count = 0; count < 3; count++) await page.keyboard.press('PageDown');
    await until('the active row is loaded', async () => /\d{6}/.test(await active(of)));
    const row = await active(of);
    await endSession();
    await of.grid.evaluate((element) => (element.scrollTop = element.scrollHeight));
    await signInDialog(page).opened();
    assert.equal(await signInDialog(page).dialog.count(), 1);
    return row;
  }

  for (const { id, name, address, searched } of screens) {
    test(`[${id}] ${name}: after signing in over the page, the rows are loaded and the user is where he was`, async (t) => {
      const one = await visitSignedIn(t, shell);
      const { page } = one;
      const shown = table(page, name);
      const row = await scrollIntoEnd(one, address, shown, () => endSession(one, shell));
      await signInDialog(page).signIn();
      await signInDialog(page).closed();
      assert.equal(page.url(), new URL(searched, address).href);
      await until('the same row is active', async () => (await active(shown)) === row);
      await until('it has the focus', () =>
        shown.grid.evaluate((element) => (element.getRootNode() as ShadowRoot).activeElement === element),
      );
      // It goes on.
      await page.keyboard.press('Control+End');
      await until('the last row is loaded', async () => {
        const text = await active(shown);
        return text !== row && /\d{6}/.test(text);
      });
    });

    test(`[${id}] ${name}: signed in in another tab, the user retries in place`, async (t) => {
      const one = await visitSignedIn(t, shell, { expected: /'dataSource' has failed/ });
      const { page } = one;
      const shown = table(page, name);
      const row = await scrollIntoEnd(one, address, shown, () =>
        // Only the requests of the table find it out.
        shell.platform.setFaults(({ path }) => (path.endsWith('/query') ? sessionEnded : undefined)),
      );
      await page.keyboard.press('Escape');
      await signInDialog(page).closed();
      assert.equal(page.url(), new URL(searched, address).href);
      const failed = shown.grid.locator('.failed-block');
      await failed.first().waitFor();
      shell.platform.setFaults(undefined);
      // Each block has its own button.
      await until('no row is missing', async () => {
        if ((await failed.count()) === 0) return true;
        await failed.first().getByRole('button', { name: 'Tentar de novo' }).press('Enter');
        return false;
      });
      assert.equal(await signInDialog(page).dialog.count(), 0);
      await shown.grid.focus();
      await page.keyboard.press('ArrowDown');
      await page.keyboard.press('ArrowUp');
      await until('the same row is active', async () => (await active(shown)) === row);
    });
  }
});
