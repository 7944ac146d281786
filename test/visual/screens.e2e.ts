import assert from 'node:assert/strict';
import { describe, mock, test } from 'node:test';
import { allPages, openAndWait } from '../shell/support/all-pages.js';
import { home, shellForTests } from '../shell/support/shell-under-test.js';
import { visit, visitSignedIn } from '../shell/support/user.js';
import { kinds, looksAt, pictureProblem, setLook, widths, type Look } from './support/album.js';

/** The day of the pictures: the sample data are of that day, too. */
const TODAY = new Date('2026-11-16T09:00:00-03:00');
mock.timers.enable({ apis: ['Date'], now: TODAY });

/** High enough for a form on a phone. */
const heights = { 375: 1500, 1440: 900 } as const;

const nameOf = (path: string): string => path.replace(/^\//, '').replaceAll(/[/?=]+/g, '-') || 'home';

describe('screens, as their pictures show them', () => {
  const shell = shellForTests();
  const settings = { reducedMotion: 'reduce', timezoneId: 'America/Sao_Paulo' } as const;

  for (const path of allPages)
    test(path, async (t) => {
      const problems: string[] = [];
      for (const { forcedColors, looks } of kinds) {
        const { page, context } = await visitSignedIn(t, shell, { ...settings, forcedColors });
        await context.clock.setFixedTime(TODAY);
        problems.push(...(await problemsOf(path, page, looks, () => openAndWait(page, path))));
        await context.close();
      }
      assert.deepEqual(problems, []);
    });

  test('/login', async (t) => {
    const problems: string[] = [];
    for (const { forcedColors, looks } of kinds) {
      const { page } = await visit(t, shell, { ...settings, forcedColors });
      const open = async (): Promise<void> => {
        await page.goto(`${home}/login`);
        await page.getByRole('button', { name: 'Entrar' }).waitFor();
      };
      problems.push(...(await problemsOf('/login', page, looks, open)));
    }
    assert.deepEqual(problems, []);
  });
});

async function problemsOf(
  path: string,
  page: Parameters<typeof setLook>[0],
  looks: readonly Look[],
  open: () => Promise<void>,
): Promise<string[]> {
  const problems: string[] = [];
  for (const width of widths) {
    const shown = looksAt(width, looks);
    if (shown.length === 0) continue;
    await page.setViewportSize({ width, height: heights[width] });
    await open();
    for (const look of shown) {
      await setLook(page, look);
      problems.push(
        await pictureProblem(`screens/${nameOf(path)}/${look}-${width}`, () =>
          page.screenshot({ animations: 'disabled' }),
        ),
      );
    }
  }
  return problems.filter(Boolean);
}
