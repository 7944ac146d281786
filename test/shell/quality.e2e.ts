import { strict as assert } from 'node:assert';
import { describe, test } from 'node:test';
import type { Page } from 'playwright';
import { qualityFindings } from '../../sample-data/quality-findings.js';
import { documentsOn, pictureIsShown, tabTo, until, type DocumentsOn } from './support/documents.js';
import { probe } from './support/ffprobe.js';
import { home, shellForTests } from './support/shell-under-test.js';
import { visitSignedIn } from './support/user.js';

const findings = qualityFindings(60, 0);
const permissions = ['microphone', 'camera'];
const table = (page: Page) => page.getByRole('grid', { name: 'Ocorrências' });
const recorder = (page: Page) => page.locator('dass-recorder');
const camera = (page: Page) => page.getByRole('dialog', { name: 'Foto ou filme do defeito' });
const attach = (page: Page) => page.getByRole('button', { name: 'Anexar nota de voz' });

/** Opens the finding at an index: each test has its own. */
async function open(page: Page, index: number): Promise<DocumentsOn> {
  const { id, code } = findings[index]!;
  await page.goto(`${home}/workspace/quality?id=${id}`);
  const documents = documentsOn(page, `Evidências de ${code}`);
  await documents.pick.waitFor();
  return documents;
}

const seconds = async (page: Page, timer: string): Promise<number> => {
  const clock = page.getByRole('timer', { name: timer });
  if ((await clock.count()) === 0) return 0;
  return (await clock.innerText()).split(':').reduce((sum, part) => sum * 60 + Number(part), 0);
};

/** Waits until the player of the current slide knows the duration of its file. @returns it, in seconds */
async function playerDuration({ slide }: DocumentsOn): Promise<number> {
  const player = slide.locator('video, audio');
  await until('the player has read the file', () =>
    player.evaluate((media: HTMLMediaElement) => media.readyState >= 1 && Number.isFinite(media.duration)),
  );
  return player.evaluate((media: HTMLMediaElement) => media.duration);
}

describe('evidence of quality findings', () => {
  const shell = shellForTests();

  /** Downloads the file of the current slide from where its player has it. */
  async function download(page: Page, { slide }: DocumentsOn): Promise<Buffer> {
    const address = await slide.locator('img, video, audio').first().getAttribute('src');
    const { pathname, search } = new URL(address!);
    const response = await page.request.get(`${shell.platform.filesAddress}${pathname}${search}`);
    assert.equal(response.status(), 200);
    return response.body();
  }

  test('[RE-01] [RE-02] by keyboard: a voice note is recorded and stored, a real MP3 with its length', async (t) => {
    const { page } = await visitSignedIn(t, shell, { permissions });
    await page.goto(`${home}/workspace/quality`);
    await table(page).getByRole('row').nth(1).waitFor();
    await tabTo(table(page));
    await page.keyboard.press('Control+Home');
    await page.keyboard.press('Space');
    const documents = documentsOn(page, `Evidências de ${findings[0]!.code}`);
    await documents.pick.waitFor();
    await tabTo(recorder(page).getByRole('button', { name: 'Gravar', exact: true }));
    await page.keyboard.press('Enter');
    await until('two seconds are recorded', async () => (await seconds(page, 'Tempo gravado')) >= 2);
    await tabTo(recorder(page).getByRole('button', { name: 'Parar' }));
    await page.keyboard.press('Enter');
    await attach(page).waitFor();
    const recorded = await recorder(page)
      .locator('audio')
      .evaluate(
        (audio: HTMLAudioElement) =>
          new Promise<number>((resolve) => {
            if (audio.readyState >= 1) resolve(audio.duration);
            else audio.addEventListener('loadedmetadata', () => resolve(audio.duration));
          }),
      );
    await tabTo(attach(page));
    await page.keyboard.press('Enter');
    await documents.count('1 de 10').waitFor();

    await page.reload();
    await documents.count('1 de 10').waitFor();
    const shown = await playerDuration(documents);
    const { format, codecs, duration } = await probe(await download(page, documents));
    assert.deepEqual([format, codecs], ['mp3', ['mp3']]);
    assert.ok(recorded >= 2 && Math.abs(duration - recorded) <= 0.05, `${duration} s of ${recorded} s`);
    assert.ok(Math.abs(shown - recorded) <= 0.1, `the player shows ${shown} s`);
  });

  test('[CM-02] [CM-03] [CM-04] a photo and a film are stored: a PNG, and an H.264 MP4 with its length', async (t) => {
    const { page } = await visitSignedIn(t, shell, { permissions });
    const documents = await open(page, 1);
    const openCamera = page.getByRole('button', { name: 'Fotografar ou filmar' });
    await openCamera.click();
    await camera(page).locator('dass-button.photo button:not([disabled])').click();
    await camera(page).locator('img.taken').waitFor();
    await camera(page).locator('dass-button.confirm button').click();
    await documents.count('1 de 10').waitFor();
    await camera(page).waitFor({ state: 'hidden' });

    await openCamera.click();
    await camera(page).locator('dass-button.film-button button:not([disabled])').click();
    await until('two seconds are filmed', async () => (await seconds(page, 'Tempo filmado')) >= 2);
    await camera(page).locator('dass-button.stop button').click();
    await camera(page).locator('video.taken').waitFor();
    const filmed = await camera(page)
      .locator('video.taken')
      .evaluate(
        (video: HTMLVideoElement) =>
          new Promise<number>((resolve) => {
            if (video.readyState >= 1) resolve(video.duration);
            else video.addEventListener('loadedmetadata', () => resolve(video.duration));
          }),
      );
    await camera(page).locator('dass-button.confirm button').click();
    await documents.count('2 de 10').waitFor();

    await page.reload();
    await documents.count('2 de 10').waitFor();
    await pictureIsShown(documents);
    const photo = await probe(await download(page, documents));
    assert.deepEqual(photo.codecs, ['png']);
    await documents.carousel.getByRole('button', { name: 'Próximo' }).click();
    await documents.slide.locator('video').waitFor();
    await playerDuration(documents);
    const film = await probe(await download(page, documents));
    assert.match(film.format, /mp4/);
    assert.ok(film.codecs.includes('h264'), film.codecs.join());
    assert.ok(filmed >= 1.5 && Math.abs(film.duration - filmed) <= 0.3, `${film.duration} s of ${filmed} s`);
  });

  test('by touch on a phone: a note that is not attached is not lost by selecting another finding', async (t) => {
    const { page } = await visitSignedIn(t, shell, {
      permissions,
      viewport: { width: 375, height: 800 },
      hasTouch: true,
      isMobile: true,
    });
    const documents = await open(page, 2);
    await recorder(page).getByRole('button', { name: 'Gravar', exact: true }).tap();
    await until('a second is recorded', async () => (await seconds(page, 'Tempo gravado')) >= 1);
    await recorder(page).getByRole('button', { name: 'Parar' }).tap();
    await attach(page).waitFor();
    await table(page).scrollIntoViewIfNeeded();
    await table(page).locator('.rows-sheet [role=row]:not([hidden]) .first').last().tap();
    const question = page.getByRole('alertdialog');
    await question.getByText('A nota de voz ainda não foi anexada. Sair mesmo assim?').waitFor();
    await question.locator('.cancel').tap();
    await question.waitFor({ state: 'detached' });
    await documents.region.waitFor();
    await attach(page).tap();
    await documents.count('1 de 10').waitFor();
    const overflow = await page.evaluate(() => document.documentElement.scrollWidth - innerWidth);
    assert.ok(overflow <= 0, `nothing sticks out of the page: ${overflow}px`);
    await playerDuration(documents);
  });

  test('when the findings cannot be loaded, the table says so and tries again', async (t) => {
    const { page } = await visitSignedIn(t, shell);
    shell.platform.setFaults(({ path }) => (path === '/api/quality-findings' ? { status: 503 } : undefined));
    await page.goto(`${home}/workspace/quality`);
    await page.getByText('As ocorrências não puderam ser carregadas.').first().waitFor();
    shell.platform.setFaults(undefined);
    await page.getByRole('button', { name: 'Tentar de novo' }).click();
    await table(page).getByRole('row').filter({ hasText: findings[0]!.code }).waitFor();
  });
});
