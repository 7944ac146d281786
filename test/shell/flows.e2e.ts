import { describe, test, type TestContext } from 'node:test';
import { notice, pickList, selectList, table } from 'dass-elements/testing/playwright.js';
import type { Page } from 'playwright';
import { sampleDescription } from '../../sample-data/material-descriptions.js';
import { materials } from '../../sample-data/materials.js';
import { qualityFindings } from '../../sample-data/quality-findings.js';
import { documentsOn, pictureIsShown } from './support/documents.js';
import { expectFocus, tabTo } from './support/keyboard.js';
import { endSession, signInDialog } from './support/session-end.js';
import { home, shellForTests } from './support/shell-under-test.js';
import { tap } from './support/touch.js';
import { visitSignedIn, waitForHeading, type Visit, type VisitOptions } from './support/user.js';
import { expectValue, until } from './support/waiting.js';

const findings = qualityFindings(60, 0);
const all = materials(20_000);
const bought = all.filter(({ status }) => status === 'active').slice(500, 503);
/** Materials with a description in Portuguese and Spanish: each test has its own. */
const described = materials(400)
  .filter((material) => {
    const { description, translations } = sampleDescription(material);
    return description.includes('{lote}') && translations.map(({ codigo }) => codigo).join() === 'es';
  })
  .map(({ id, code }) => ({ id, code }));

const widths = [375, 768] as const;
const touchScreen = (width: number): VisitOptions => ({
  viewport: { width, height: width === 375 ? 740 : 1024 },
  hasTouch: true,
  isMobile: true,
  // A picture that grows moves what a finger is about to tap.
  reducedMotion: 'reduce',
});
/** A column that a spreadsheet copies. */
const codes = bought.map(({ code }) => code).join('\n');
/** A day this many days from now, as the user types it. */
const day = (days: number): string =>
  new Date(Date.now() + days * 86_400_000).toISOString().slice(0, 10).split('-').reverse().join('');

const findingList = (page: Page) => table(page, 'Ocorrências');
const camera = (page: Page) => page.getByRole('dialog', { name: 'Foto ou vídeo do defeito' });
const openCamera = (page: Page) => page.getByRole('button', { name: 'Fotografar ou filmar' });
/** A button of the camera by its class, when it can be used. */
const cameraButton = (page: Page, name: string) => camera(page).locator(`dass-button.${name} button:not([disabled])`);

const available = (page: Page) => pickList(page, 'Materiais').list('available');
const pasteDialog = (page: Page) => page.getByRole('dialog', { name: 'Colar lista' });
const addCodes = (page: Page) => pasteDialog(page).getByRole('button', { name: `Adicionar ${bought.length}` });
const lines = (page: Page) => page.locator(`.purchase-lines [role=grid][aria-rowcount="${bought.length + 1}"]`);
const save = (page: Page) => page.getByRole('button', { name: 'Salvar', exact: true });

const finder = (page: Page) => page.getByRole('combobox', { name: 'Pesquisar tudo' });
const translate = (page: Page) => page.getByRole('button', { name: 'Traduzir descrição' });
const translations = (page: Page) => page.getByRole('dialog', { name: /^Descrição de / });
const translationIn = (page: Page, language: string) =>
  page.getByRole('textbox', { name: `Tradução em ${language}`, exact: true });

describe('the three flows that people do most, by keyboard alone and by touch alone', () => {
  const shell = shellForTests();

  const openAt = async (t: TestContext, path: string, options: VisitOptions): Promise<Visit> => {
    const one = await visitSignedIn(t, shell, options);
    await one.page.goto(home + path);
    await waitForHeading(one.page);
    return one;
  };

  /** Checks after a reload that the photo of a finding is kept. */
  async function isKept(page: Page, code: string): Promise<ReturnType<typeof documentsOn>> {
    const documents = documentsOn(page, `Evidências de ${code}`);
    await documents.count('1 de 10').waitFor();
    await page.reload();
    await documents.count('1 de 10').waitFor();
    await pictureIsShown(documents);
    return documents;
  }

  /** Checks after a reload that the purchase is stored. */
  async function isBought(page: Page): Promise<void> {
    await notice(page, /Compra \d+ salva\./);
    await page.waitForURL(/\?id=\d+$/);
    await page.reload();
    await lines(page).waitFor();
    const stored = page.locator('.purchase-lines');
    for (const { code } of bought) await stored.getByText(code).first().waitFor();
  }

  test('[CM-02] [CM-04] by keyboard alone: a finding is chosen in the list, a photo is taken, kept and shown', async (t) => {
    const { page } = await openAt(t, '/workspace/quality', { permissions: ['camera', 'microphone'] });
    const { keyboard } = page;
    const { code } = findings[1]!;
    await findingList(page).renderedRows.first().waitFor();
    await tabTo(findingList(page).grid);
    await keyboard.press('Control+Home');
    await keyboard.press('ArrowDown');
    await keyboard.press('Enter');
    await documentsOn(page, `Evidências de ${code}`).upload.button.waitFor();
    await tabTo(openCamera(page));
    await keyboard.press('Enter');
    await cameraButton(page, 'photo').waitFor();
    await tabTo(cameraButton(page, 'photo'));
    await keyboard.press('Enter');
    await camera(page).locator('img.taken').waitFor();
    await tabTo(cameraButton(page, 'confirm'));
    await keyboard.press('Enter');
    await camera(page).waitFor({ state: 'hidden' });
    await expectFocus(openCamera(page));
    const documents = await isKept(page, code);
    const photo = documents.list.locator('.open').first();
    await tabTo(photo);
    await keyboard.press('Enter');
    await documents.slide.locator('img.picture').waitFor();
    await pictureIsShown(documents);
    await keyboard.press('Escape');
    await documents.carousel.waitFor({ state: 'detached' });
    await expectFocus(documents.list.locator('.row').first());
  });

  for (const [index, width] of widths.entries())
    test(`[CM-02] [CM-04] by touch alone at ${width} px: a finding is chosen in the list, a photo is taken, kept and shown`, async (t) => {
      const options = { ...touchScreen(width), permissions: ['camera', 'microphone'] };
      const { page } = await openAt(t, '/workspace/quality', options);
      const { code } = findings[2 + index]!;
      await tap(await findingList(page).row(code));
      await documentsOn(page, `Evidências de ${code}`).upload.button.waitFor();
      await tap(openCamera(page));
      await tap(cameraButton(page, 'photo'));
      await camera(page).locator('img.taken').waitFor();
      await tap(cameraButton(page, 'confirm'));
      await camera(page).waitFor({ state: 'hidden' });
      const documents = await isKept(page, code);
      await tap(documents.list.locator('.open').first());
      await documents.slide.locator('img.picture').waitFor();
      await pictureIsShown(documents);
      await tap(documents.carousel.getByRole('button', { name: 'Sair da tela cheia' }));
      await documents.carousel.waitFor({ state: 'detached' });
    });

  test('[PA-01] [MS-09] by keyboard alone: codes are pasted, the session ends, and the purchase is saved after signing in', async (t) => {
    const one = await openAt(t, '/workspace/purchase', { permissions: ['clipboard-read', 'clipboard-write'] });
    const { page } = one;
    const { keyboard } = page;
    const { closed, signIn } = signInDialog(page);
    await page.evaluate((text) => navigator.clipboard.writeText(text), codes);
    await available(page).waitFor();

    await tabTo(selectList(page, 'Fornecedor').element);
    await keyboard.press('ArrowDown');
    await selectList(page, 'Fornecedor').options.first().waitFor();
    await keyboard.press('ArrowDown');
    await keyboard.press('Enter');
    await tabTo(page.locator('dass-date-input'));
    await keyboard.type(day(60));
    await tabTo(selectList(page, 'Centro de custo').element);
    await keyboard.press('ArrowDown');
    await selectList(page, 'Centro de custo').options.first().waitFor();
    await keyboard.press('ArrowDown');
    await keyboard.press('Enter');

    await tabTo(available(page));
    await keyboard.press('Control+v');
    await addCodes(page).waitFor();
    await tabTo(addCodes(page));
    await keyboard.press('Enter');
    await pasteDialog(page).waitFor({ state: 'hidden' });
    await expectFocus(pickList(page, 'Materiais').element);
    await lines(page).waitFor();

    await tabTo(save(page));
    await endSession(one, shell);
    await keyboard.press('Enter');
    await signIn();
    await closed();
    await isBought(page);
  });

  for (const width of widths)
    test(`[PA-01] [MS-09] by touch alone at ${width} px: codes are pasted, the session ends, and the purchase is saved after signing in`, async (t) => {
      const options = { ...touchScreen(width), permissions: ['clipboard-read', 'clipboard-write'] };
      const one = await openAt(t, '/workspace/purchase', options);
      const { page } = one;
      const { opened, closed, content, password } = signInDialog(page);
      await page.evaluate((text) => navigator.clipboard.writeText(text), codes);
      await available(page).waitFor();

      for (const [label, option] of [
        ['Fornecedor', /Ltda|S.A./],
        ['Centro de custo', '4200 · Costura'],
      ] as const) {
        const field = selectList(page, label);
        await tap(field.element.locator('.box'));
        await tap(field.options.filter({ hasText: option }).first());
        await field.options.first().waitFor({ state: 'hidden' });
      }
      await tap(page.locator('dass-date-input').getByRole('button').first());
      for (let month = 0; month < 3; month++) await tap(page.getByRole('button', { name: 'Próximo mês' }));
      await tap(page.getByRole('gridcell', { name: /\b15\b/ }).first(), 36);

      await tap(pickList(page, 'Materiais').element.getByRole('button', { name: 'Colar lista' }));
      await tap(pasteDialog(page).getByRole('button', { name: 'Colar agora' }));
      await tap(addCodes(page));
      await pasteDialog(page).waitFor({ state: 'hidden' });
      await lines(page).waitFor();

      await endSession(one, shell);
      await tap(save(page));
      await opened();
      await tap(password);
      await page.keyboard.type('aurora');
      await tap(content.getByRole('button', { name: 'Entrar', exact: true }));
      await closed();
      await isBought(page);
    });

  test('[TR-02] by keyboard alone: a material is found by Ctrl+K, and its description is translated', async (t) => {
    const { page } = await openAt(t, '/', {});
    const { keyboard } = page;
    const { id, code } = described[0]!;
    await keyboard.press('Control+k');
    await finder(page).waitFor();
    await expectFocus(finder(page));
    await keyboard.type(code);
    await page.getByRole('option', { name: code }).first().waitFor();
    await keyboard.press('Enter');
    await page.waitForURL(`${home}/workspace/material?id=${id}`);
    await translate(page).waitFor();
    await tabTo(translate(page));
    await keyboard.press('Enter');
    await expectFocus(translationIn(page, 'Português (Brasil)'));
    await tabTo(translations(page).getByRole('button', { name: 'Adicionar idioma' }));
    // The first language that no row has is active.
    for (let key = 0; key < 3; key++) await keyboard.press('Enter');
    await tabTo(translationIn(page, 'English'));
    await keyboard.type('Batch {lote}');
    await tabTo(translations(page).getByRole('button', { name: 'Confirmar' }));
    await keyboard.press('Enter');
    await notice(page, /Traduções de .+ salvas\./);
    await translations(page).waitFor({ state: 'detached' });
    await expectFocus(translate(page));
    await keyboard.press('Enter');
    await expectValue(translationIn(page, 'English'), 'Batch {lote}');
  });

  for (const [index, width] of widths.entries())
    test(`[TR-02] by touch alone at ${width} px: a material is found by the finder, and its description is translated`, async (t) => {
      const { page } = await openAt(t, '/', touchScreen(width));
      const { id, code } = described[1 + index]!;
      await tap(page.getByRole('button', { name: 'Pesquisar tudo' }));
      await tap(finder(page));
      await page.keyboard.type(code);
      await tap(page.getByRole('option', { name: code }).first());
      await page.waitForURL(`${home}/workspace/material?id=${id}`);
      await tap(translate(page));
      await tap(translations(page).getByRole('button', { name: 'Adicionar idioma' }));
      await tap(translations(page).locator('dass-language-picker').last().locator('button').first());
      await tap(page.getByRole('option', { name: 'English' }).last());
      await tap(translationIn(page, 'English'));
      await page.keyboard.type('Batch {lote}');
      await tap(translations(page).getByRole('button', { name: 'Confirmar' }));
      await translations(page).waitFor({ state: 'detached' });
      await tap(translate(page));
      await translationIn(page, 'English').waitFor();
      await until('it is stored', async () => (await translationIn(page, 'English').inputValue()) === 'Batch {lote}');
    });
});
