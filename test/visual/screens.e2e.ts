import assert from 'node:assert/strict';
import { describe, mock, test } from 'node:test';
import { allPages, openAndWait } from '../shell/support/all-pages.js';
import { home, shellForTests } from '../shell/support/shell-under-test.js';
import { visit, visitSignedIn } from '../shell/support/user.js';
import { looks, pictureProblem, setLook, widths } from './support/album.js';

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
      const { page, context } = await visitSignedIn(t, shell, settings);
      await context.clock.setFixedTime(TODAY);
      assert.deepEqual(await problemsOf(path, page, () => openAndWait(page, path)), []);
    });

  test('/login', async (t) => {
    const { page } = await visit(t, shell, settings);
    const open = async (): Promise<void> => {
      await page.goto(`${home}/login`);
      await page.getByRole('button', { name: 'Entrar' }).waitFor();
    };
    assert.deepEqual(await problemsOf('/login', page, open), []);
  });
});

async function problemsOf(
  path: string,
  page: Parameters<typeof setLook>[0],
  open: () => Promise<void>,
): Promise<string[]> {
  const problems: string[] = [];
  for (const width of widths) {
    await page.setViewportSize({ width, height: heights[width] });
    await open();
    for (const look of looks) {
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
