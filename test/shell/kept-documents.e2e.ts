import { strict as assert } from 'node:assert';
import { createHash, randomBytes } from 'node:crypto';
import { mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { after, describe, test } from 'node:test';
import type { CDPSession, Locator, Page } from 'playwright';
import { qualityFindings } from '../../sample-data/quality-findings.js';
import { accessibilityProblems } from './support/accessibility.js';
import { documentsOn, type DocumentsOn } from './support/documents.js';
import { expectFocus, tabTo } from './support/keyboard.js';
import { drag, middle } from './support/touch.js';
import { signInDialog } from './support/session-end.js';
import { home, shellForTests } from './support/shell-under-test.js';
import { visitSignedIn, type Visit } from './support/user.js';
import { until } from './support/waiting.js';

const findings = qualityFindings(60, 0);
const permissions = ['microphone', 'camera'];
const picture = await readFile('test/shell/support/screen.png');

const folder = await mkdtemp(join(tmpdir(), 'dass-photos-'));
after(() => rm(folder, { recursive: true, force: true }));

/** Photos on the disk, of different sizes: small ones are sent whole, large ones in parts. */
const photos = [300, 2_600, 700, 5_200, 400, 900, 3_100, 500, 1_400].map((kilobytes, index) => ({
  name: `defeito-${index + 1}.png`,
  path: join(folder, `defeito-${index + 1}.png`),
  // A reader ignores what follows the end of a PNG.
  buffer: Buffer.concat([picture, randomBytes(kilobytes * 1000 - picture.length)]),
}));
await Promise.all(photos.map(({ path, buffer }) => writeFile(path, buffer)));
const paths = photos.map(({ path }) => path);

const sha256 = (content: Buffer): string => createHash('sha256').update(content).digest('hex');

/** What the user reads, in each language. */
const texts = {
  pt_BR: {
    evidence: (code: string) => `Evidências de ${code}`,
    choose: /Escolher arquivos/,
    openCamera: 'Fotografar ou filmar',
    camera: 'Foto ou vídeo do defeito',
    arrow: 'Seta 1',
    noConnection: /Sem conexão|não responde/,
    earlierFiles: /arquivos? de antes continuam? a ser enviados?/,
    sessionEnded: 'Sua sessão terminou.',
    signInAgain: 'Entrar de novo',
    password: 'Senha',
    tenDocuments: '10 de 10',
  },
  es: {
    evidence: (code: string) => `Evidencias de ${code}`,
    choose: /Elegir archivos/,
    openCamera: 'Tomar foto o grabar video',
    camera: 'Foto o video del defecto',
    arrow: 'Flecha 1',
    noConnection: /Sin conexión|no responde/,
    earlierFiles: /Se siguen? enviando \d+ archivos? anterior/,
    sessionEnded: 'Su sesión terminó.',
    signInAgain: 'Iniciar sesión de nuevo',
    password: 'Contraseña',
    tenDocuments: '10 de 10',
  },
  en: {
    evidence: (code: string) => `Evidence of ${code}`,
    choose: /Choose files/,
    openCamera: 'Take a photo or video',
    camera: 'Photo or video of the defect',
    arrow: 'Arrow 1',
    noConnection: /No connection|not respond/,
    earlierFiles: /earlier files? (is|are) still being uploaded/,
    sessionEnded: 'Your session has ended.',
    signInAgain: 'Sign in again',
    password: 'Password',
    tenDocuments: '10 of 10',
  },
} as const;

type Texts = (typeof texts)[keyof typeof texts];

/** Types a word into the text that was inserted. */
async function writeWord(editor: Locator): Promise<void> {
  await expectFocus(editor.locator('input.text'));
  await editor.page().keyboard.type('trinca');
}

/** How a user works. */
interface Input {
  press(button: Locator): Promise<void>;
  /** Moves the first one of the files of an upload behind the others. */
  moveFirstToEnd(rows: Locator): Promise<void>;
  /** Draws an arrow and writes a word on the photo in the image editor. */
  mark(editor: Locator): Promise<void>;
}

const byKeyboard: Input = {
  async press(button) {
    await button.waitFor();
    await tabTo(button);
    await button.page().keyboard.press('Enter');
  },
  async moveFirstToEnd(rows) {
    const { keyboard } = rows.page();
    await rows.first().focus();
    await keyboard.press('Alt+End');
  },
  async mark(editor) {
    const { keyboard } = editor.page();
    for (const [steps, isText] of [
      [2, false],
      [6, true],
    ] as const) {
      await tabTo(editor.locator('.tool-bar'), 'Shift+Tab');
      await keyboard.press('Home');
      for (let step = 0; step < steps; step++) await keyboard.press('ArrowDown');
      await keyboard.press('Enter');
      await tabTo(editor.locator('.stage'));
      await keyboard.press('Enter');
      if (isText) await writeWord(editor);
    }
  },
};

const phone = { viewport: { width: 375, height: 800 }, hasTouch: true, isMobile: true } as const;

const byTouch: Input = {
  press: (button) => button.tap(),
  async moveFirstToEnd(rows) {
    await rows.last().scrollIntoViewIfNeeded();
    // The list may have scrolled, too: the finger would be put down beside it.
    await rows.first().locator('.handle').scrollIntoViewIfNeeded();
    await drag(
      rows.first().locator('.handle'),
      () => middle(rows.last()),
      async () => (await rows.last().getAttribute('data-drop')) === 'after',
    );
  },
  async mark(editor) {
    const stage = editor.locator('.stage');
    const { x, y, width, height } = (await stage.boundingBox())!;
    await editor.locator('.tool.arrow').tap();
    await drag(
      stage,
      () => Promise.resolve({ x: x + width * 0.7, y: y + height * 0.6 }),
      () => Promise.resolve(true),
    );
    await editor.locator('.list .mark').waitFor();
    await editor.locator('.tool.text').tap();
    // A tap right after a drag is none for the browser.
    await until('the text can be placed', async () => {
      await editor.locator('.tool.text').tap();
      return (await editor.locator('.tool.text').getAttribute('aria-pressed')) === 'true';
    });
    await stage.tap({ position: { x: width / 2, y: height / 2 } });
    await editor.locator('input.text').tap();
    await writeWord(editor);
  },
};

/** In which language and color scheme the user works. */
interface Setting {
  readonly texts: Texts;
  /** Looks for accessibility problems, with the colors of the scheme. */
  look(page: Page): Promise<void>;
}

describe('files that are chosen last', () => {
  const shell = shellForTests();

  async function open(page: Page, index: number, { evidence, choose }: Texts = texts.pt_BR): Promise<DocumentsOn> {
    const { id, code } = findings[index]!;
    await page.goto(`${home}/workspace/quality?id=${id}`);
    const documents = documentsOn(page, evidence(code), choose);
    await documents.upload.button.waitFor();
    return documents;
  }

  /** What limits the network of a page: several sessions would each limit it. */
  const sessions = new WeakMap<Page, CDPSession>();

  /** Limits the speed at which the page sends, in bytes a second; 0: no limit, -1: no network. */
  async function limitSending(page: Page, bytesPerSecond: number): Promise<void> {
    const session = sessions.get(page) ?? (await page.context().newCDPSession(page));
    sessions.set(page, session);
    await session.send('Network.emulateNetworkConditions', {
      offline: bytesPerSecond < 0,
      latency: 0,
      downloadThroughput: -1,
      uploadThroughput: bytesPerSecond > 0 ? bytesPerSecond : -1,
    });
  }

  /** Takes a photo with the camera, and marks it. */
  async function takeMarkedPhoto(page: Page, { press, mark }: Input, { look, texts }: Setting): Promise<void> {
    const camera = page.getByRole('dialog', { name: texts.camera });
    const inCamera = (name: string) => camera.locator(`dass-button.${name} button:not([disabled])`);
    await press(page.getByRole('button', { name: texts.openCamera }));
    await press(inCamera('photo'));
    await press(inCamera('edit'));
    const editor = page.locator('dass-image-editor-dialog');
    await editor.locator('.stage').waitFor();
    await mark(editor);
    await until('there are an arrow and a word', async () => {
      const marks = await editor.locator('.list .mark').allTextContents();
      return marks.length === 2 && [texts.arrow, 'trinca'].every((text) => marks.some((one) => one.includes(text)));
    });
    await look(page);
    await press(editor.locator('dass-button.confirm button:not([disabled])'));
    await editor.locator('.stage').waitFor({ state: 'detached' });
    // None is sent before all are chosen.
    await limitSending(page, 1000);
    await press(inCamera('confirm'));
    await camera.waitFor({ state: 'hidden' });
  }

  /** The files of the upload with their hashes. */
  const chosen = (page: Page): Promise<readonly { name: string; hash: string }[]> =>
    page.locator('dass-upload').evaluate((element) =>
      Promise.all(
        (element as unknown as { files: { file: File }[] }).files.map(async ({ file }) => {
          const hash = new Uint8Array(await crypto.subtle.digest('SHA-256', await file.arrayBuffer()));
          return { name: file.name, hash: [...hash].map((byte) => byte.toString(16).padStart(2, '0')).join('') };
        }),
      ),
    );

  /** Ends the session at the platform: the page does not know it. */
  async function endSession({ context }: Visit): Promise<void> {
    const [cookie] = await context.cookies('http://localhost:8087');
    const answer = await fetch(`${shell.platform.apiAddress}/api/session`, {
      method: 'DELETE',
      headers: { Origin: home, Cookie: `${cookie!.name}=${cookie!.value}` },
    });
    assert.equal(answer.status, 204);
  }

  const storedFiles = async (page: Page): Promise<readonly unknown[]> =>
    (await page.request.get(`${shell.platform.filesAddress}/api/files`)).json() as Promise<readonly unknown[]>;

  /**
   * Ten photos of a finding, one of them marked; interrupted when 40 % are sent; the tab closed and opened again; the
   * session ended; signed in again.
   */
  async function interrupted(
    one: Visit,
    index: number,
    input: Input,
    setting: Setting,
    { cut, restore }: { cut: (page: Page) => Promise<void>; restore: () => Promise<void> },
  ): Promise<void> {
    const { look, texts } = setting;
    const before = (await storedFiles(one.page)).length;
    const documents = await open(one.page, index, texts);
    await takeMarkedPhoto(one.page, input, setting);
    await documents.upload.addBy(() => input.press(documents.upload.button), ...paths);
    await documents.upload.row('defeito-9.png').waitFor();
    const all = await chosen(one.page);
    assert.deepEqual(
      all.slice(1),
      photos.map(({ name, buffer }) => ({ name, hash: sha256(buffer) })),
    );
    await limitSending(one.page, 2_500_000);
    await until('40 % are sent', async () => {
      const left = (await documents.upload.files()).length;
      return left <= 6;
    });
    await cut(one.page);
    await documents.upload.element.locator('.hold-text').filter({ hasText: texts.noConnection }).waitFor();
    await look(one.page);
    const done = 10 - (await documents.upload.files()).length;
    assert.ok(done >= 4 && done < 8, `${done} were sent`);
    await one.page.close();
    await restore();

    const page = await one.newPage();
    await limitSending(page, 300_000);
    const again = await open(page, index, texts);
    await again.upload.element.getByText(texts.earlierFiles).waitFor();
    assert.equal(page.url().includes('login'), false);
    // The list is loaded again when a file has become a document: refused, it would ask to sign in by itself.
    let release = (): void => {};
    const released = new Promise<void>((resolve) => (release = resolve));
    await page.route('**/documents', async (route) => {
      if (route.request().method() === 'GET') await released;
      await route.continue();
    });
    await endSession(one);
    await limitSending(page, 0);
    await again.upload.element.locator('.hold-text').filter({ hasText: texts.sessionEnded }).waitFor();
    // The upload tells it in its place: there is no dialog in front of it.
    assert.equal(await page.getByRole('alertdialog').count(), 0);
    await look(page);
    await input.press(again.upload.element.getByRole('button', { name: texts.signInAgain }));
    // The dialog opens over the page, which keeps its address.
    await page.locator('dass-dialog').getByLabel(texts.password, { exact: true }).fill('aurora');
    release();
    await page.keyboard.press('Enter');
    await again.count(texts.tenDocuments).waitFor();
    await again.upload.row('defeito').first().waitFor({ state: 'detached' });
    await look(page);

    const { id } = findings[index]!;
    const answer = await page.request.get(`${shell.platform.apiAddress}/api/quality-findings/${id}/documents`);
    const listed = (await answer.json()) as { fileId: string; fileName: string }[];
    const stored: { name: string; hash: string }[] = [];
    for (const { fileId, fileName } of listed) {
      const file = await page.request.get(`${shell.platform.filesAddress}/api/download/file/${fileId}`);
      stored.push({ name: fileName, hash: sha256(await file.body()) });
    }
    assert.deepEqual(stored, all, 'all ten, in order, and equal');
    assert.equal((await storedFiles(page)).length - before, 10, 'each is stored once');
    await page.reload();
    await again.count(texts.tenDocuments).waitFor();
    assert.equal(await again.upload.element.getByText(texts.earlierFiles).count(), 0, 'nothing is left to be sent');
    assert.equal(await page.evaluate(() => localStorage.getItem('dass-picked-documents')), null);
  }

  for (const [name, index, input, language, colorScheme, options] of [
    ['by keyboard alone', 30, byKeyboard, 'en', 'dark', { viewport: { width: 1440, height: 900 } }],
    ['by touch on a phone', 31, byTouch, 'es', 'light', phone],
    ['by touch on a phone', 37, byTouch, 'pt_BR', 'dark', phone],
  ] as const) {
    const isPlatformKilled = language === 'es';
    const interruption = isPlatformKilled ? 'a killed platform' : 'a cut network';
    test(`[UQ-03] ${name}, ${language}, ${colorScheme}: ten photos survive ${interruption}, a closed tab and an ended session`, async (t) => {
      const one = await visitSignedIn(t, shell, { permissions, colorScheme, ...options });
      await one.context.addInitScript((lang) => (sessionStorage.lang ??= lang), language);
      const setting: Setting = {
        texts: texts[language],
        look: async (page) => assert.deepEqual(await accessibilityProblems(page, colorScheme), []),
      };
      if (!isPlatformKilled) {
        const cut = (page: Page) => limitSending(page, -1);
        return interrupted(one, index, input, setting, { cut, restore: () => Promise.resolve() });
      }
      t.after(() => shell.restartPlatform());
      const platform = await shell.runPlatformProcess();
      await interrupted(one, index, input, setting, { cut: () => platform.kill(), restore: () => platform.start() });
    });
  }

  const asked = (page: Page) =>
    page.getByRole('alertdialog').filter({ hasText: 'Os arquivos que ainda não foram enviados serão perdidos.' });

  test('[UQ-03] leaving the screen asks nothing when the files are kept, and they are sent when the user is back', async (t) => {
    const { page } = await visitSignedIn(t, shell);
    const documents = await open(page, 32);
    shell.platform.setFaults(({ path }) => (path.includes('/upload') ? { status: 503 } : undefined));
    await documents.upload.add(...paths.slice(0, 3));
    await until('they are kept', () =>
      page.locator('dass-upload').evaluate((element) => {
        const { files, unkept } = element as unknown as { files: unknown[]; unkept: number };
        return files.length === 3 && unkept === 0;
      }),
    );
    await page.getByRole('link', { name: 'DASS' }).first().click();
    await documents.region.waitFor({ state: 'detached' });
    assert.equal(await asked(page).count(), 0);
    shell.platform.setFaults(undefined);
    await page.goBack();
    await documents.count('3 de 10').waitFor();
  });

  test('[UQ-03] leaving the screen asks when the browser may not keep the files', async (t) => {
    const one = await visitSignedIn(t, shell);
    const { page } = one;
    await one.context.addInitScript(() => {
      Object.defineProperty(window, 'indexedDB', {
        get: () => {
          throw new DOMException('Blocked', 'SecurityError');
        },
      });
    });
    const documents = await open(page, 33);
    shell.platform.setFaults(({ path }) => (path.includes('/upload') ? { status: 503 } : undefined));
    await documents.upload.add(paths[0]!);
    await documents.upload.row(photos[0]!.name).waitFor();
    await page.getByText('Este navegador não guarda arquivos').first().waitFor();
    await page.getByRole('link', { name: 'DASS' }).first().click();
    await asked(page).waitFor();
    await page.keyboard.press('Escape');
    await documents.upload.row(photos[0]!.name).waitFor();
    shell.platform.setFaults(undefined);
    await documents.count('1 de 10').waitFor();
  });

  test('[UQ-03] signed in again in another tab, the files go on in place', async (t) => {
    const { page } = await visitSignedIn(t, shell);
    const documents = await open(page, 34);
    const sessionEnded = { status: 401, json: { code: 'WITHOUT_TOKEN', type: 'API', message: 'Sessão encerrada' } };
    shell.platform.setFaults(({ path }) => (path.includes('/upload') ? sessionEnded : undefined));
    await documents.upload.add(paths[0]!, paths[1]!);
    await documents.upload.element.locator('.hold-text').filter({ hasText: 'Sua sessão terminou.' }).waitFor();
    shell.platform.setFaults(undefined);
    await documents.upload.element.getByRole('button', { name: 'Entrar de novo' }).click();
    await documents.count('2 de 10').waitFor();
    assert.ok(page.url().includes('/workspace/quality'));
  });

  test('[UQ-01] [MS-09] a file that waits for signing in says so in its place, without a dialog; without it the dialog opens', async (t) => {
    const { page } = await visitSignedIn(t, shell);
    const documents = await open(page, 39);
    const ended = { status: 401, json: { code: 'WITHOUT_TOKEN', type: 'API', message: 'Sessão encerrada' } };
    shell.platform.setFaults(({ path }) => (path.includes('/upload') ? ended : undefined));
    await documents.upload.add(paths[0]!);
    const line = documents.upload.element.locator('.hold-text').filter({ hasText: 'Sua sessão terminou.' });
    await line.waitFor();
    // From here on every check of the session finds its end.
    shell.platform.setFaults(({ path }) => (/^\/api\/session|\/upload/.test(path) ? ended : undefined));
    /** The user returns to the tab, and the shell checks the session. */
    const returnToTab = async (): Promise<void> => {
      const checked = page.waitForResponse((response) => response.url().endsWith('/api/session'));
      await page.evaluate(() => window.dispatchEvent(new Event('focus')));
      await checked;
    };
    const { dialog, opened } = signInDialog(page);
    for (let times = 0; times < 3; times++) await returnToTab();
    await line.waitFor();
    // A dialog would be in front of the button.
    await documents.upload.row(photos[0]!.name).locator('.remove').click();
    await documents.upload.row(photos[0]!.name).waitFor({ state: 'detached' });
    assert.equal(await dialog.count(), 0);
    await returnToTab();
    await opened();
    assert.equal(await dialog.count(), 1);
  });

  for (const [name, index, input, options] of [
    ['by keyboard', 35, byKeyboard, { viewport: { width: 1440, height: 900 } }],
    ['by touch', 36, byTouch, phone],
  ] as const)
    test(`[UQ-05] [UQ-03] ${name}: files are documents in the order that the user gives them, also after a reload`, async (t) => {
      const { page } = await visitSignedIn(t, shell, options);
      const documents = await open(page, index);
      shell.platform.setFaults(({ path }) =>
        path.includes('/upload') ? { status: 503, headers: { 'Retry-After': '600' } } : undefined,
      );
      await documents.upload.add(...paths.slice(0, 4));
      const wanted = ['defeito-2.png', 'defeito-3.png', 'defeito-4.png', 'defeito-1.png'];
      const isShown = () =>
        until('the order is shown', async () => (await documents.upload.files()).join() === wanted.join());
      await documents.upload.row('defeito-4.png').waitFor();
      // Rows that begin to wait become higher.
      const waiting = documents.upload.element.locator('.row', { hasText: 'Aguardando o servidor' });
      const allWait = () => until('all wait', async () => (await waiting.count()) === 4);
      await allWait();
      await input.moveFirstToEnd(documents.upload.element.locator('.row'));
      await isShown();
      await until('they are kept', () =>
        page.locator('dass-upload').evaluate((element) => (element as unknown as { unkept: number }).unkept === 0),
      );
      await page.reload();
      await isShown();
      await allWait();
      shell.platform.setFaults(undefined);
      await input.press(documents.upload.element.getByRole('button', { name: 'Tentar agora' }));
      await documents.count('4 de 10').waitFor();
      const { id } = findings[index]!;
      const answer = await page.request.get(`${shell.platform.apiAddress}/api/quality-findings/${id}/documents`);
      assert.deepEqual(
        ((await answer.json()) as { fileName: string }[]).map(({ fileName }) => fileName),
        wanted,
      );
    });
});
