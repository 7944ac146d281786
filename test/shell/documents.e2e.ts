import { strict as assert } from 'node:assert';
import { createHash } from 'node:crypto';
import { mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { after, before, describe, test } from 'node:test';
import { notice, question } from 'dass-elements/testing/playwright.js';
import type { Page } from 'playwright';
import { routesApply } from '../../scripts/test-runner/routes-apply.mjs';
import { fileCases } from '../corpus/files/index.js';
import { documentsOn, pictureIsShown, type DocumentsOn } from './support/documents.js';
import { expectFocus, tabTo } from './support/keyboard.js';
import { home, joao, shellForTests } from './support/shell-under-test.js';
import { until } from './support/waiting.js';
import { visitSignedIn } from './support/user.js';

const picture = await readFile('test/shell/support/screen.png');
const photo = (name: string) => ({ name, mimeType: 'image/png', buffer: picture });
const text = (name: string) => ({ name, mimeType: 'text/plain', buffer: Buffer.from(`Inspeção: ${name}`) });
/** Longer than the first part of a resumable upload. */
const LARGE_BYTES = 9_000_000;
/** Size of the parts in which the shell sends. */
const PART_BYTES = 4_000_000;

/** Returns a text in which no two parts are equal. */
function numberedLines(bytes: number): string {
  const lines: string[] = [];
  for (let size = 0; size < bytes; size += lines.at(-1)!.length + 1) lines.push(`Medida ${lines.length}: 2291`);
  return lines.join('\n');
}

/** Opens the sheet of a material: each test has its own. */
async function open(page: Page, id: number): Promise<DocumentsOn> {
  await page.goto(`${home}/workspace/material?id=${id}`);
  const documents = documentsOn(page, 'Documentos');
  await documents.upload.button.waitFor();
  return documents;
}

/** Records the requests of resumable uploads: their number, and the offset of each part. */
function recordRequests(page: Page): { creations: number; parts: number[] } {
  const requested = { creations: 0, parts: [] as number[] };
  page.on('request', (request) => {
    if (request.url().endsWith('/api/uploads') && request.method() === 'POST') requested.creations++;
    if (request.method() === 'PATCH') requested.parts.push(Number(request.headers()['upload-offset']));
  });
  return requested;
}

/** Lets only the first part of a resumable upload arrive. @returns what was requested, and the way back */
async function cutAfterFirstPart(page: Page) {
  const requested = recordRequests(page);
  const address = /\/api\/uploads\/[0-9a-f]+$/;
  await page.route(address, (route, request) =>
    request.method() === 'PATCH' && request.headers()['upload-offset'] !== '0' ? route.abort() : route.continue(),
  );
  await routesApply(page);
  return { requested, heal: () => page.unroute(address) };
}

const isSent = ({ upload }: DocumentsOn, percent: number) =>
  until(`${percent} % are sent`, async () => {
    const bar = upload.element.getByRole('progressbar');
    return (await bar.count()) > 0 && Number(await bar.getAttribute('aria-valuenow')) >= percent;
  });

/** Waits until the server has the first part: the page requests the next one only after that. */
const firstPartIsStored = ({ parts }: { parts: readonly number[] }) =>
  until('the first part is stored', () => Promise.resolve(parts.includes(PART_BYTES)));

/** Limits the speed at which the page sends, in bytes a second; 0: no limit. */
async function limitSending(page: Page, bytesPerSecond: number): Promise<void> {
  const session = await page.context().newCDPSession(page);
  await session.send('Network.emulateNetworkConditions', {
    offline: false,
    latency: 0,
    downloadThroughput: -1,
    uploadThroughput: bytesPerSecond || -1,
  });
}

/** The question about a file whose content is known. */
const known = (page: Page) =>
  page.getByRole('alertdialog', { name: /^O arquivo (já existe|foi escolhido duas vezes)$/ });

const sha256 = (content: Buffer): string => createHash('sha256').update(content).digest('hex');

describe('documents of a material', () => {
  const shell = shellForTests();
  let folder = '';
  let large = '';
  /** As long, and no two parts are equal. */
  let numbered = '';
  before(async () => {
    folder = await mkdtemp(join(tmpdir(), 'dass-documents-'));
    large = join(folder, 'filme-do-ensaio.txt');
    numbered = join(folder, 'medidas-do-lote.txt');
    await writeFile(numbered, numberedLines(LARGE_BYTES));
    await writeFile(large, Buffer.alloc(LARGE_BYTES, 'Ensaio de flexão do lote 2291. '));
  });
  after(() => rm(folder, { recursive: true, force: true }));

  test('[UQ-06] the address names the document on the whole screen, and opens it', async (t) => {
    const { page } = await visitSignedIn(t, shell);
    const documents = await open(page, 61);
    // A reader ignores what follows the end of a PNG.
    const other = { ...photo('solado.png'), buffer: Buffer.concat([picture, Buffer.from('solado')]) };
    await documents.upload.add(photo('costura.png'), other);
    await documents.count('2 de 50').waitFor();
    const shown = (): string => new URL(page.url()).searchParams.get('document') ?? '';
    await documents.open('costura.png');
    await until('the address names it', () => Promise.resolve(shown() !== ''));
    const first = shown();
    await page.keyboard.press('ArrowRight');
    await until('the address names the next one', () => Promise.resolve(shown() !== '' && shown() !== first));
    await page.keyboard.press('Escape');
    await documents.carousel.waitFor({ state: 'detached' });
    await until('the address names none', () => Promise.resolve(shown() === ''));
    await page.goto(`${home}/workspace/material?id=61&document=${first}`);
    await documents.carousel.locator('.stage[open]').waitFor();
    await documents.carousel.locator('.name').getByText('costura.png').waitFor();
    await page.context().grantPermissions(['clipboard-read', 'clipboard-write']);
    await documents.carousel.getByRole('button', { name: 'Copiar link' }).click();
    await notice(page, 'Link copiado');
    assert.equal(
      await page.evaluate(() => navigator.clipboard.readText()),
      `${home}/workspace/material?id=61&document=${first}`,
    );
    await page.keyboard.press('Escape');
    await documents.carousel.waitFor({ state: 'detached' });
    await until('the address names none', () => Promise.resolve(shown() === ''));
  });

  test('[UQ-06] Back closes the document on the whole screen and keeps the record', async (t) => {
    const { page } = await visitSignedIn(t, shell);
    await page.goto(`${home}/workspace/quality`);
    await page.getByRole('grid').locator('[role=row][aria-selected]').first().click();
    await until('the finding is in the address', () => Promise.resolve(new URL(page.url()).searchParams.has('id')));
    const address = page.url();
    const name = await page.locator('.documents').getAttribute('aria-label');
    const documents = documentsOn(page, name ?? '');
    await documents.upload.add(photo('costura.png'));
    await documents.open('costura.png');
    await until('the address names it', () => Promise.resolve(page.url().includes('document=')));
    await page.evaluate(() => history.back());
    await documents.carousel.waitFor({ state: 'detached' });
    await until('the record is shown as before', () => Promise.resolve(page.url() === address));
  });

  test('[UQ-06] a document that is not there, or no longer, is closed and the user is told', async (t) => {
    const { page } = await visitSignedIn(t, shell);
    const documents = await open(page, 62);
    await documents.upload.add(photo('costura.png'));
    await documents.count('1 de 50').waitFor();
    await page.goto(`${home}/workspace/material?id=62&document=${'0'.repeat(32)}`);
    await notice(page, 'O documento não existe mais');
    await until('the address names none', () => Promise.resolve(!page.url().includes('document=')));
    assert.equal(await documents.carousel.count(), 0);

    await documents.open('costura.png');
    await until('the address names it', () => Promise.resolve(page.url().includes('document=')));
    const other = await page.context().newPage();
    const elsewhere = await open(other, 62);
    await elsewhere.row('costura.png').locator('.remove').click();
    await question(other, 'costura.png').confirmButton.click();
    await documents.carousel.waitFor({ state: 'detached' });
    await until('the address names none', () => Promise.resolve(!page.url().includes('document=')));
  });

  test('[CA-02] [CA-06] files are sent, shown after a reload, and removed after a question', async (t) => {
    const { page } = await visitSignedIn(t, shell);
    const documents = await open(page, 48);
    await documents.count('0 de 50').waitFor();
    await documents.upload.add(photo('costura.png'), text('relatório.txt'));
    await documents.count('2 de 50').waitFor();
    await documents.upload.row('costura.png').waitFor({ state: 'detached' });
    await documents.upload.row('relatório.txt').waitFor({ state: 'detached' });

    await page.reload();
    await documents.count('2 de 50').waitFor();
    const names = ['costura.png', 'relatório.txt'];
    await documents.open('costura.png');
    await pictureIsShown(documents);
    await documents.close();
    await documents.open('relatório.txt');
    await documents.slide.getByText('Inspeção: relatório.txt').waitFor();
    await documents.close();

    const removed = 'relatório.txt';
    const kept = names.find((name) => name !== removed)!;
    shell.platform.setFaults(({ method }) => (method === 'DELETE' ? { status: 503 } : undefined));
    await documents.list.getByRole('button', { name: `Remover ${removed}` }).click();
    const removal = question(page, removed);
    await removal.confirmButton.click();
    await removal.dialog.getByText('O servidor encontrou um erro.').waitFor();
    await documents.count('2 de 50').waitFor();
    shell.platform.setFaults(undefined);
    await removal.answer(true);
    await documents.count('1 de 50').waitFor();
    await page.reload();
    await documents.count('1 de 50').waitFor();
    await documents.row(kept).waitFor();
  });

  test('[UQ-05] documents are in the order of picking, whichever is sent first, and after one was sent again', async (t) => {
    const { page } = await visitSignedIn(t, shell);
    const documents = await open(page, 57);
    const names = ['primeiro.txt', 'segundo.txt', 'terceiro.txt'];
    const [failing, late] = names.map((name) => encodeURIComponent(name));
    let release = (): void => undefined;
    const released = new Promise<void>((resolve) => (release = resolve));
    let isFailing = true;
    await page.route('**/upload/file', async (route, request) => {
      const name = request.headers()['x-file-name'];
      if (name === failing && isFailing) return route.abort();
      if (name === late) await released;
      return route.continue();
    });
    await routesApply(page);
    await documents.upload.add(...names.map(text));
    await documents.count('1 de 50').waitFor();
    await documents.row(names[2]!).waitFor();
    release();
    await documents.count('2 de 50').waitFor();
    // It is tried again by itself.
    isFailing = false;
    await documents.count('3 de 50').waitFor();
    for (const isReloaded of [false, true]) {
      if (isReloaded) await page.reload();
      await documents.count('3 de 50').waitFor();
      await documents.row(names[2]!).waitFor();
      assert.deepEqual(await documents.names(), names);
    }
  });

  test('[UP-01] a failed upload is tried again; a failed attachment does not send the file twice', async (t) => {
    const { page } = await visitSignedIn(t, shell);
    const sent: string[] = [];
    page.on('request', (request) => {
      if (request.method() === 'POST' && request.url().includes('/upload/file')) sent.push(request.url());
    });
    const documents = await open(page, 49);
    const retry = documents.upload.element.getByRole('button', { name: 'Enviar molde.png de novo' });
    shell.platform.setFaults(({ path }) => (path.includes('/upload/file') ? { status: 503 } : undefined));
    await documents.upload.add(photo('molde.png'));
    await retry.waitFor();
    await documents.count('0 de 50').waitFor();
    shell.platform.setFaults(({ method, path }) =>
      method === 'POST' && path.endsWith('/documents') ? { status: 503 } : undefined,
    );
    await retry.click();
    await until('the file is sent', () => Promise.resolve(sent.length === 2));
    await retry.waitFor();
    await documents.upload.row('molde.png').getByText('O servidor encontrou um erro.').waitFor();
    await documents.count('0 de 50').waitFor();
    shell.platform.setFaults(undefined);
    await retry.click();
    await documents.count('1 de 50').waitFor();
    await pictureIsShown(documents);
    assert.equal(sent.length, 2);
  });

  test('[UP-12] [FI-07] files of the real world are stored with their true names, or refused with a reason', async (t) => {
    const { page } = await visitSignedIn(t, shell);
    const documents = await open(page, 58);
    const offered = [
      'JPEG that a program has named PNG',
      'picture of WhatsApp, shared without an extension',
      'docx whose first entry is what Word has deleted',
      'docx that a system does not know',
      'xlsx named .xls, which Excel opens',
      'name of macOS, with decomposed accents',
      'CSV of Excel in Windows, which declares it as a sheet',
      'program that is a PDF, too',
      'photo of an iPhone as Safari declares it',
    ].map((about) =>
      Object.values(fileCases)
        .flat()
        .find((one) => one.about === about)!,
    );
    const [accepted, refused] = [offered.filter((one) => !one.refused), offered.filter((one) => one.refused)];
    await documents.upload.add(
      ...offered.map(({ name, type, bytes }) => ({ name, mimeType: type, buffer: Buffer.from(bytes) })),
    );
    await notice(page, 'captura.png: adicionado como captura.jpg, conforme o conteúdo');
    // Two of the pictures have the same content. The first one may be stored already.
    await known(page).getByRole('button', { name: 'Enviar mesmo assim' }).click();
    await documents.count(`${accepted.length} de 50`).waitFor();
    for (const { name } of refused) await documents.upload.element.getByText(name).waitFor();
    await page.reload();
    await documents.list
      .locator('.row')
      .nth(accepted.length - 1)
      .waitFor();
    const shown = await documents.names();
    const names = accepted.map((one) => (!one.refused && one.storedName) || one.name);
    assert.deepEqual(shown.toSorted(), names.toSorted());
  });

  test('a large file shows its progress, is canceled, and is sent again', async (t) => {
    const { page } = await visitSignedIn(t, shell);
    const documents = await open(page, 50);
    const { requested, heal } = await cutAfterFirstPart(page);
    await documents.upload.add(large);
    await isSent(documents, 40);
    await firstPartIsStored(requested);
    await documents.upload.element.getByRole('button', { name: /^Cancelar o envio de / }).click();
    const retry = documents.upload.element.getByRole('button', { name: /^Enviar .* de novo$/ });
    await retry.waitFor();
    await documents.count('0 de 50').waitFor();
    await heal();
    await retry.click();
    await documents.count('1 de 50').waitFor();
    await documents.row('filme-do-ensaio.txt').waitFor();
    assert.equal(requested.creations, 2, 'the server has deleted what was canceled');
  });

  test('[UQ-03] a large file continues by itself after a reload of the page', async (t) => {
    const { page } = await visitSignedIn(t, shell);
    const documents = await open(page, 51);
    const { requested, heal } = await cutAfterFirstPart(page);
    await documents.upload.add(large);
    await isSent(documents, 40);
    await firstPartIsStored(requested);
    await page.reload();
    await documents.count('0 de 50').waitFor();
    requested.parts.length = 0;
    await heal();
    await documents.count('1 de 50').waitFor();
    assert.equal(requested.creations, 1);
    assert.ok(requested.parts.length > 0 && !requested.parts.includes(0), 'nothing is sent twice');
    await page.reload();
    await documents.open('filme-do-ensaio.txt');
    await documents.slide.getByText('Ensaio de flexão do lote 2291.').first().waitFor();
  });

  test('a large file continues when the platform was killed and started again', async (t) => {
    const { page } = await visitSignedIn(t, shell);
    const documents = await open(page, 52);
    const { requested, heal } = await cutAfterFirstPart(page);
    await documents.upload.add(large);
    await isSent(documents, 40);
    await firstPartIsStored(requested);
    await shell.restartPlatform();
    await heal();
    await documents.count('1 de 50').waitFor();
    assert.equal(requested.creations, 1);
    assert.equal(requested.parts.filter((offset) => offset === 0).length, 1);
    await documents.row('filme-do-ensaio.txt').waitFor();
  });

  test('a large file continues, whole, when the process of the platform is killed while it receives a part', async (t) => {
    const { page } = await visitSignedIn(t, shell);
    t.after(() => shell.restartPlatform());
    const platform = await shell.runPlatformProcess();
    const documents = await open(page, 55);
    const requested = recordRequests(page);
    let cuts = 0;
    page.on('requestfailed', (request) => void (request.method() === 'PATCH' && cuts++));
    // So slow that the second part is on its way when the process is killed, even if the test is slow, too.
    await limitSending(page, 2_000_000);
    await documents.upload.add(numbered);
    await firstPartIsStored(requested);
    await limitSending(page, 300_000);
    await isSent(documents, 47);
    assert.deepEqual([requested.parts, cuts], [[0, PART_BYTES], 0]);
    await platform.kill();
    await until('the part is cut', () => Promise.resolve(cuts === 1));
    await limitSending(page, 0);
    await platform.start();
    await documents.count('1 de 50').waitFor();
    assert.equal(requested.creations, 1);
    const [, , next] = requested.parts;
    assert.ok(next! > PART_BYTES && next! < 2 * PART_BYTES, `it continues within the part, at ${next}`);

    await page.reload();
    await documents.row('medidas-do-lote.txt').waitFor();
    const answer = await page.request.get(`${platform.apiAddress}/api/materials/55/documents`);
    const [{ fileId }] = (await answer.json()) as [{ fileId: string }];
    const stored = await page.request.get(`${platform.filesAddress}/api/download/file/${fileId}`);
    assert.equal(sha256(await stored.body()), sha256(await readFile(numbered)));
  });

  test('[UQ-05] [UQ-06] two users see the order, the names and the captions of each other at once', async (t) => {
    const [{ page }, other] = [await visitSignedIn(t, shell), await visitSignedIn(t, shell, { email: joao })];
    const documents = await open(page, 63);
    const others = await open(other.page, 63);
    await documents.upload.add(text('a.txt'), text('b.txt'), text('c.txt'));
    await documents.count('3 de 50').waitFor();
    await others.row('c.txt').waitFor();
    const order = (on: DocumentsOn, ...names: string[]) =>
      until(`the order is ${names.join()}`, async () => (await on.names()).join() === names.join());

    await documents.row('a.txt').focus();
    await page.keyboard.press('Alt+End');
    await order(documents, 'b.txt', 'c.txt', 'a.txt');
    await order(others, 'b.txt', 'c.txt', 'a.txt');

    await others.row('b.txt').focus();
    await other.page.keyboard.press('F2');
    await other.page.keyboard.type('laudo');
    await other.page.keyboard.press('Enter');
    await order(documents, 'laudo.txt', 'c.txt', 'a.txt');
    await others.list.getByRole('button', { name: 'Legenda de c.txt' }).click();
    await other.page.keyboard.type('Costura lateral');
    await other.page.keyboard.press('Enter');
    await documents.row('c.txt').getByText('Costura lateral').waitFor();

    // What one user writes is not lost when another one was faster: the list says so, and shows the other text.
    await documents.row('a.txt').focus();
    await page.keyboard.press('F2');
    await page.keyboard.type('medidas');
    await others.row('a.txt').focus();
    await other.page.keyboard.press('F2');
    await other.page.keyboard.type('tabela');
    await other.page.keyboard.press('Enter');
    await others.row('tabela.txt').waitFor();
    await page.keyboard.press('Enter');
    await documents.list.getByText('Outra pessoa mudou este texto').waitFor();
    await page.keyboard.press('Enter');
    await order(others, 'laudo.txt', 'c.txt', 'medidas.txt');
    await page.reload();
    await documents.row('medidas.txt').waitFor();
    await order(documents, 'laudo.txt', 'c.txt', 'medidas.txt');
    await documents.row('c.txt').getByText('Costura lateral').waitFor();
  });

  test('[UQ-06] a renamed document is downloaded under its new name; the page stays', async (t) => {
    const { page } = await visitSignedIn(t, shell);
    const documents = await open(page, 65);
    await documents.upload.add(photo('IMG_1.png'));
    await documents.row('IMG_1.png').focus();
    await page.keyboard.press('F2');
    await page.keyboard.type('molde nº 7');
    await page.keyboard.press('Enter');
    await documents.row('molde nº 7.png').and(documents.list.locator('.row:not([aria-busy])')).waitFor();
    const button = documents.list.getByRole('button', { name: 'Baixar molde nº 7.png' });
    const [download] = await Promise.all([page.waitForEvent('download'), button.click()]);
    assert.equal(download.suggestedFilename(), 'molde nº 7.png');
    assert.equal(sha256(await readFile(await download.path())), sha256(picture));
    assert.equal(page.context().pages().length, 1);
    await button.waitFor();
  });

  test('[UQ-06] a file that is stored already is told before it is sent again', async (t) => {
    const { page } = await visitSignedIn(t, shell);
    const documents = await open(page, 64);
    await documents.upload.add(photo('costura.png'));
    await documents.count('1 de 50').waitFor();
    await documents.upload.row('costura.png').waitFor({ state: 'detached' });
    let sent = 0;
    page.on('request', (request) => (sent += Number(request.url().endsWith('/upload/file'))));

    await documents.upload.add(photo('foto.png'));
    await known(page).getByText('foto.png já está nos documentos como costura.png').waitFor();
    await known(page).getByRole('button', { name: 'Não enviar' }).click();
    await documents.upload.row('foto.png').waitFor({ state: 'detached' });
    assert.equal(sent, 0);

    await documents.upload.add(photo('foto.png'));
    await known(page).getByRole('button', { name: 'Enviar mesmo assim' }).click();
    await documents.count('2 de 50').waitFor();
    assert.deepEqual(await documents.names(), ['costura.png', 'foto.png']);
  });

  test('by keyboard alone: a document is added and removed; the focus is never lost', async (t) => {
    const { page } = await visitSignedIn(t, shell);
    const documents = await open(page, 53);
    await tabTo(documents.upload.button);
    await documents.upload.addBy(() => page.keyboard.press('Enter'), photo('etiqueta.png'));
    await documents.count('1 de 50').waitFor();
    await pictureIsShown(documents);
    await expectFocus(documents.upload.button);
    await tabTo(documents.list.getByRole('button', { name: 'Remover etiqueta.png' }), 'Shift+Tab');
    await page.keyboard.press('Enter');
    const removal = question(page, 'etiqueta.png');
    await removal.dialog.waitFor();
    await tabTo(removal.confirmButton);
    await page.keyboard.press('Enter');
    await documents.count('0 de 50').waitFor();
    await removal.dialog.waitFor({ state: 'detached' });
    await until('the focus is in the page', () => page.evaluate(() => document.activeElement !== document.body));
  });

  test('by touch alone on a phone: a document is added and removed', async (t) => {
    const { page } = await visitSignedIn(t, shell, {
      viewport: { width: 375, height: 800 },
      hasTouch: true,
      isMobile: true,
    });
    const documents = await open(page, 54);
    await documents.upload.addBy(() => documents.upload.button.tap(), photo('etiqueta.png'));
    await documents.count('1 de 50').waitFor();
    await pictureIsShown(documents);
    const overflow = await page.evaluate(() => document.documentElement.scrollWidth - innerWidth);
    assert.ok(overflow <= 0, `nothing sticks out of the page: ${overflow}px`);
    await documents.list.getByRole('button', { name: 'Remover etiqueta.png' }).tap();
    await question(page, 'etiqueta.png').confirmButton.tap();
    await documents.count('0 de 50').waitFor();
  });
});
