import { strict as assert } from 'node:assert';
import { describe, test } from 'node:test';
import { camera as cameraOf, question, table } from 'dass-elements/testing/playwright.js';
import type { Locator, Page } from 'playwright';
import { qualityFindings } from '../../sample-data/quality-findings.js';
import { documentsOn, pictureIsShown, type DocumentsOn } from './support/documents.js';
import { expectFocus, tabTo } from './support/keyboard.js';
import { probe, type Probed } from './support/ffprobe.js';
import { home, shellForTests } from './support/shell-under-test.js';
import { until } from './support/waiting.js';
import { visitSignedIn } from './support/user.js';

const findings = qualityFindings(60, 0);
const permissions = ['microphone', 'camera'];
const phone = { viewport: { width: 375, height: 800 }, hasTouch: true, isMobile: true } as const;
/** Chromium's microphone for tests beeps. Anything below is silence. */
const AUDIBLE_DB = -40;
const findingList = (page: Page) => table(page, 'Ocorrências');
const recorder = (page: Page) => page.locator('dass-recorder');
const camera = (page: Page) => cameraOf(page, 'Foto ou vídeo do defeito');
const openCamera = (page: Page) => page.getByRole('button', { name: 'Fotografar ou filmar' });
/** A button of the camera by its class, when it can be used. */
const cameraButton = (page: Page, name: string) =>
  camera(page).dialog.locator(`dass-button.${name} button:not([disabled])`);
const attach = (page: Page) => page.getByRole('button', { name: 'Anexar nota de voz' });

/** Opens the finding at an index: each test has its own. */
async function open(page: Page, index: number): Promise<DocumentsOn> {
  const { id, code } = findings[index]!;
  await page.goto(`${home}/workspace/quality?id=${id}`);
  const documents = documentsOn(page, `Evidências de ${code}`);
  await documents.upload.button.waitFor();
  return documents;
}

const seconds = async (page: Page, timer: string): Promise<number> => {
  const clock = page.getByRole('timer', { name: timer });
  if ((await clock.count()) === 0) return 0;
  return (await clock.innerText()).split(':').reduce((sum, part) => sum * 60 + Number(part), 0);
};

/** Presses a button as a user with one kind of input does, as soon as it can be pressed. */
type Press = (button: Locator) => Promise<void>;
const byMouse: Press = (button) => button.click();
const byTouch: Press = (button) => button.tap();
const byKeyboard: Press = async (button) => {
  await button.waitFor();
  await tabTo(button);
  await button.page().keyboard.press('Enter');
};

/** In seconds. */
interface Lengths {
  readonly note: number;
  readonly film: number;
}

/** Waits until a player knows the duration of its file. @returns it, in seconds */
const knownDuration = (player: Locator): Promise<number> =>
  player.evaluate(
    (media: HTMLMediaElement) =>
      new Promise<number>((resolve) => {
        if (media.readyState >= 1) resolve(media.duration);
        else media.addEventListener('loadedmetadata', () => resolve(media.duration));
      }),
  );

/** Records a voice note of two seconds, and attaches it. @returns its length in seconds */
async function recordNote(page: Page, press: Press): Promise<number> {
  await press(recorder(page).getByRole('button', { name: 'Gravar', exact: true }));
  await until('two seconds are recorded', async () => (await seconds(page, 'Tempo gravado')) >= 2);
  await press(recorder(page).getByRole('button', { name: 'Parar' }));
  await attach(page).waitFor();
  const length = await knownDuration(recorder(page).locator('audio'));
  assert.ok(length >= 2, `${length} s are recorded`);
  await press(attach(page));
  return length;
}

/** Takes a photo, and confirms it. */
async function takePhoto(page: Page, press: Press): Promise<void> {
  await press(openCamera(page));
  await press(cameraButton(page, 'photo'));
  await camera(page).photo.waitFor();
  await press(cameraButton(page, 'confirm'));
  await camera(page).dialog.waitFor({ state: 'hidden' });
}

/** Takes a film of two seconds, and confirms it. @returns its length in seconds */
async function takeFilm(page: Page, press: Press): Promise<number> {
  await press(openCamera(page));
  await press(cameraButton(page, 'film-button'));
  await until('two seconds are filmed', async () => (await seconds(page, 'Tempo filmado')) >= 2);
  await press(cameraButton(page, 'stop'));
  await camera(page).film.locator('video').waitFor();
  const length = await knownDuration(camera(page).film.locator('video'));
  await press(cameraButton(page, 'confirm'));
  await camera(page).dialog.waitFor({ state: 'hidden' });
  return length;
}

const kindsAndCodecs = ({ tracks }: Probed): string[] => tracks.map(({ kind, codec }) => `${kind} ${codec}`);

/** Whether a request sends a file, whole or in parts. */
const isUpload = (method: string, path: string): boolean =>
  method === 'POST' && (path.includes('/upload/file') || path.endsWith('/api/uploads'));

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

  /** Checks the stored note, photo and film of a finding, in this order. */
  async function checkStored(page: Page, documents: DocumentsOn, press: Press, lengths: Lengths): Promise<void> {
    const next = documents.carousel.getByRole('button', { name: 'Próximo' });
    await press(documents.list.locator('.open').first());
    await documents.slide.locator('audio').waitFor({ state: 'attached' });
    const shown = await playerDuration(documents);
    const note = await probe(await download(page, documents));
    assert.equal(note.format, 'mp3');
    assert.deepEqual(kindsAndCodecs(note), ['audio mp3']);
    assert.ok(Math.abs(note.duration - lengths.note) <= 0.05, `${note.duration} s of ${lengths.note} s`);
    assert.ok(Math.abs(shown - lengths.note) <= 0.1, `the player shows ${shown} s`);
    assert.ok(note.peak > AUDIBLE_DB, `the note is heard: ${note.peak} dB`);

    await press(next);
    await documents.slide.locator('img.picture').waitFor();
    await pictureIsShown(documents);
    assert.deepEqual(kindsAndCodecs(await probe(await download(page, documents))), ['video png']);

    await press(next);
    await documents.slide.locator('video').waitFor();
    await playerDuration(documents);
    const film = await probe(await download(page, documents));
    assert.match(film.format, /mp4/);
    assert.ok(Math.abs(film.duration - lengths.film) <= 0.3, `${film.duration} s of ${lengths.film} s`);
    const [picture, sound, ...others] = film.tracks.toSorted((one, other) => other.kind.localeCompare(one.kind));
    assert.deepEqual([picture?.kind, picture?.codec, sound?.kind, others], ['video', 'h264', 'audio', []]);
    assert.match(sound!.codec, /^(aac|opus)$/);
    const [seen, heard] = [picture!.duration, sound!.duration];
    assert.ok(seen >= 1.5 && Math.abs(seen - heard) <= 0.3, `${seen} s of pictures and ${heard} s of sound`);
    assert.ok(film.peak > AUDIBLE_DB, `the film is heard: ${film.peak} dB`);
  }

  test('[RE-01] [RE-02] [CM-02] [CM-03] [CM-04] by keyboard alone: a voice note, a photo and a film are stored', async (t) => {
    const { page } = await visitSignedIn(t, shell, { permissions });
    await page.goto(`${home}/workspace/quality`);
    await findingList(page).renderedRows.first().waitFor();
    await tabTo(findingList(page).grid);
    await page.keyboard.press('Control+Home');
    await page.keyboard.press('Space');
    const documents = documentsOn(page, `Evidências de ${findings[0]!.code}`);
    await documents.upload.button.waitFor();
    const note = await recordNote(page, byKeyboard);
    await documents.count('1 de 10').waitFor();
    await takePhoto(page, byKeyboard);
    await documents.count('2 de 10').waitFor();
    await expectFocus(openCamera(page));
    const film = await takeFilm(page, byKeyboard);
    await documents.count('3 de 10').waitFor();
    await page.reload();
    await documents.count('3 de 10').waitFor();
    await checkStored(page, documents, byKeyboard, { note, film });
  });

  test('[RE-01] [RE-02] [CM-02] [CM-03] [CM-04] by touch alone on a phone: a voice note, a photo and a film are stored', async (t) => {
    const { page } = await visitSignedIn(t, shell, { permissions, ...phone });
    await page.goto(`${home}/workspace/quality`);
    const { code } = findings[1]!;
    await (await findingList(page).row(code)).locator('.first').tap();
    const documents = documentsOn(page, `Evidências de ${code}`);
    await documents.upload.button.waitFor();
    const note = await recordNote(page, byTouch);
    await documents.count('1 de 10').waitFor();
    await takePhoto(page, byTouch);
    await documents.count('2 de 10').waitFor();
    const film = await takeFilm(page, byTouch);
    await documents.count('3 de 10').waitFor();
    await page.reload();
    await documents.count('3 de 10').waitFor();
    await checkStored(page, documents, byTouch, { note, film });
  });

  test('[CM-04] [UP-01] a note, a photo and a film whose upload fails are kept, and sent again', async (t) => {
    const { page } = await visitSignedIn(t, shell, { permissions });
    const documents = await open(page, 3);
    shell.platform.setFaults(({ method, path }) =>
      isUpload(method, path) ? { status: 503, headers: { 'Retry-After': '600' } } : undefined,
    );
    const note = await recordNote(page, byMouse);
    const waiting = documents.upload.element.locator('.row', { hasText: 'Aguardando o servidor' });
    const failed = (count: number) => until(`${count} uploads wait`, async () => (await waiting.count()) === count);
    await failed(1);
    await takePhoto(page, byMouse);
    await failed(2);
    const film = await takeFilm(page, byMouse);
    await failed(3);
    await documents.count('0 de 10').waitFor();
    for (const name of ['mp3', 'png', 'mp4']) await documents.upload.row(`.${name}`).waitFor();

    // Nothing is lost by leaving the finding.
    await findingList(page).select(findings[4]!.code);
    await documentsOn(page, `Evidências de ${findings[4]!.code}`).count('0 de 10').waitFor();
    assert.equal(await documents.upload.element.count(), 0);
    await findingList(page).select(findings[3]!.code);
    await failed(3);

    shell.platform.setFaults(undefined);
    await documents.upload.element.getByRole('button', { name: 'Tentar agora' }).click();
    await documents.count('3 de 10').waitFor();
    await page.reload();
    await documents.count('3 de 10').waitFor();
    await checkStored(page, documents, byMouse, { note, film });
  });

  test('[CM-04] a photo is not lost by Escape: the user is asked, and can still store it', async (t) => {
    const { page } = await visitSignedIn(t, shell, { permissions });
    const documents = await open(page, 5);
    await openCamera(page).click();
    await cameraButton(page, 'photo').click();
    await camera(page).photo.waitFor();
    const unconfirmed = question(page, 'O que você fotografou ou filmou ainda não foi confirmado.');
    await page.keyboard.press('Escape');
    await unconfirmed.answer(false);
    await cameraButton(page, 'confirm').click();
    await documents.count('1 de 10').waitFor();
    await pictureIsShown(documents);

    await openCamera(page).click();
    await cameraButton(page, 'photo').click();
    await camera(page).photo.waitFor();
    await page.keyboard.press('Escape');
    await unconfirmed.answer(true);
    await camera(page).dialog.waitFor({ state: 'hidden' });
    await documents.count('1 de 10').waitFor();
  });

  test('[UQ-07] by touch on a phone: a photo is turned and marked before it is stored', async (t) => {
    const { page } = await visitSignedIn(t, shell, { permissions, ...phone });
    const documents = await open(page, 7);
    await openCamera(page).tap();
    await cameraButton(page, 'photo').tap();
    const photo = camera(page).photo;
    const shape = (): Promise<number> =>
      photo.evaluate((one: HTMLImageElement) => one.naturalWidth / one.naturalHeight);
    await photo.waitFor();
    await until('the photo is upright', async () => (await shape()) > 1);
    await cameraButton(page, 'edit').tap();
    const editor = page.getByRole('dialog', { name: 'Editar imagem' });
    await editor.getByRole('button', { name: 'Girar para a direita' }).tap();
    await editor.getByRole('button', { name: 'Texto', exact: true }).tap();
    await editor.getByRole('application').tap();
    await page.keyboard.type('Furo');
    await editor.getByRole('button', { name: 'Confirmar' }).tap();
    await until('the photo is turned', async () => (await shape()) < 1);
    await cameraButton(page, 'confirm').tap();
    await documents.count('1 de 10').waitFor();
    await pictureIsShown(documents);
  });

  test('by touch on a phone: a note that is not attached is lost neither by the way back nor by the next finding', async (t) => {
    const { page } = await visitSignedIn(t, shell, { permissions, ...phone });
    const documents = await open(page, 2);
    await recorder(page).getByRole('button', { name: 'Gravar', exact: true }).tap();
    await until('a second is recorded', async () => (await seconds(page, 'Tempo gravado')) >= 1);
    await recorder(page).getByRole('button', { name: 'Parar' }).tap();
    await attach(page).waitFor();
    const around = await attach(page).evaluate((button) => {
      const card = ((button.getRootNode() as ShadowRoot).host ?? button).closest('.voice-note')!;
      const [own, whole] = [button, card].map((one) => one.getBoundingClientRect()) as [DOMRect, DOMRect];
      const space = Math.min(own.left - whole.left, whole.right - own.right, whole.bottom - own.bottom);
      return { space, border: getComputedStyle(card).borderInlineStartStyle };
    });
    assert.ok(around.space >= 8 && around.border === 'solid', `the button is in the card: ${JSON.stringify(around)}`);
    const unattached = question(page, 'A nota de voz que ainda não foi anexada será perdida.');
    for (const way of ['Próximo registro', 'Voltar à lista']) {
      await page.getByRole('button', { name: way }).tap();
      await unattached.cancelButton.tap();
      await unattached.dialog.waitFor({ state: 'detached' });
      await documents.region.waitFor();
    }
    await attach(page).tap();
    await documents.count('1 de 10').waitFor();
    const overflow = await page.evaluate(() => document.documentElement.scrollWidth - innerWidth);
    assert.ok(overflow <= 0, `nothing sticks out of the page: ${overflow}px`);
    await documents.list.locator('.open').first().tap();
    await playerDuration(documents);
  });

  test('by keyboard: J opens the finding that is next in the list, also in another order, and the list follows', async (t) => {
    const { page } = await visitSignedIn(t, shell);
    await page.goto(`${home}/workspace/quality?id=${findings[3]!.id}`);
    const record = (code: string) => page.getByRole('region', { name: `Evidências de ${code}` });
    await record(findings[3]!.code).waitFor();
    await tabTo(openCamera(page));
    await page.keyboard.press('j');
    await record(findings[4]!.code).waitFor();
    await page.getByText('5 de 60', { exact: true }).waitFor();
    await page.keyboard.press('j');
    await page.getByText('6 de 60', { exact: true }).waitFor();
    await page.getByRole('separator', { name: 'Ocorrências' }).press('End');
    const rest = findings.toSorted((one, other) => (one.code < other.code ? -1 : 1));
    await findingList(page).sort('Ocorrência');
    await page.getByText(`${rest.indexOf(findings[5]!) + 1} de 60`, { exact: true }).waitFor();
    await openCamera(page).press('j');
    await record(findings[4]!.code).waitFor();
    await until(
      'the list shows it',
      async () => (await findingList(page).renderedRows.filter({ hasText: findings[4]!.code }).count()) === 1,
    );
  });

  test('by touch on a phone: the way back leads to the list, and the browser has a step for each', async (t) => {
    const { page } = await visitSignedIn(t, shell, phone);
    await page.goto(`${home}/workspace/quality`);
    await (await findingList(page).row(findings[1]!.code)).locator('.first').tap();
    await page.getByText(findings[1]!.inspector).waitFor();
    await page.getByRole('button', { name: 'Voltar à lista' }).tap();
    await findingList(page).renderedRows.first().waitFor();
    await page.goBack();
    await page.getByRole('region', { name: `Evidências de ${findings[1]!.code}` }).waitFor();
  });

  test('a state that does not exist in the address does not filter, which is said, and can be removed', async (t) => {
    const { page } = await visitSignedIn(t, shell);
    await page.goto(`${home}/workspace/quality?status=open&status=nada`);
    await page.getByText(/não foram aplicados: Situação “nada”/).waitFor();
    await page.getByRole('button', { name: 'Tirar do endereço' }).click();
    await page.waitForURL(`${home}/workspace/quality?status=open`);
    await page.getByText('“nada”').waitFor({ state: 'hidden' });
  });

  test('when the findings cannot be loaded, the table says so and tries again', async (t) => {
    const { page } = await visitSignedIn(t, shell);
    shell.platform.setFaults(({ path }) => (path === '/api/quality-findings' ? { status: 503 } : undefined));
    await page.goto(`${home}/workspace/quality`);
    await page.getByText('As ocorrências não puderam ser carregadas.').first().waitFor();
    shell.platform.setFaults(undefined);
    await page.getByRole('button', { name: 'Tentar de novo' }).click();
    await findingList(page).row(findings[0]!.code);
  });
});
