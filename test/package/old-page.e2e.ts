import assert from 'node:assert/strict';
import { readFileSync } from 'node:fs';
import type { IncomingMessage } from 'node:http';
import { text } from 'node:stream/consumers';
import { after, before, beforeEach, describe, it } from 'node:test';
import { answerConfirm, notice, pickList, selectList, type OptionField } from 'dass-elements/testing/playwright.js';
import { chromium, type Browser, type Locator, type Page } from 'playwright';
import { chromiumPath, chromiumSwitches } from '../../scripts/browsers.mjs';
import { openPage, startSite, type RunningSite } from './support/site.js';

const fixture = (name: string): string => readFileSync(`test/package/old-page/${name}`, 'utf8');

describe('A server-rendered page with its own style sheet, jQuery and a form', () => {
  let site: RunningSite;
  let browser: Browser;
  /** The fields of the last post. */
  let posted: [string, string][] | undefined;
  before(async () => {
    const receive = async (request: IncomingMessage): Promise<string> => {
      assert.equal(request.headers['content-type'], 'application/x-www-form-urlencoded');
      posted = [...new URLSearchParams(await text(request))];
      return '<!doctype html><title>Pedido recebido</title><h1>Pedido recebido</h1>';
    };
    site = await startSite({
      answers: {
        '/order': fixture('order.html'),
        '/order.css': fixture('order.css'),
        '/order.js': fixture('order.js'),
        '/jquery.js': readFileSync('node_modules/jquery/dist/jquery.min.js', 'utf8'),
        '/orders': receive,
      },
    });
    browser = await chromium.launch({ executablePath: chromiumPath(), args: chromiumSwitches });
  });
  beforeEach(() => (posted = undefined));
  after(async () => {
    await browser?.close();
    await site?.close();
  });

  const url = (): string => `${site.address}/order`;
  const supplier = (page: Page): OptionField => selectList(page, 'Fornecedor');

  it('posts the fields of the kit beside the native ones', async (t) => {
    const { page } = await openPage(t, browser, url());
    await page.getByLabel('Comprador').fill('Ana Souza');
    await supplier(page).choose('Curtume Vale do Sinos');
    await page.getByRole('textbox', { name: 'Entrega' }).pressSequentially('15032026');
    await page.getByRole('switch', { name: 'Urgente' }).click();
    await pickList(page, 'Materiais do pedido').add('Sola TR preta 38', 'Cabedal em couro 1,8 mm');
    await page.getByRole('button', { name: 'Enviar pedido' }).click();
    await page.getByRole('heading', { name: 'Pedido recebido' }).waitFor();
    assert.deepEqual(posted, [
      ['order', '45-0193'],
      ['buyer', 'Ana Souza'],
      ['supplier', '204'],
      ['delivery', '2026-03-15'],
      ['costCenter', '3100'],
      ['terms', '56'],
      ['urgent', 'yes'],
      ['material', '7002'],
      ['material', '7001'],
    ]);
  });

  it('is not posted while a required field of the kit is empty', async (t) => {
    const { page } = await openPage(t, browser, url());
    await supplier(page).control.waitFor();
    await page.getByRole('button', { name: 'Enviar pedido' }).click();
    await page.getByText('Campo obrigatório').waitFor();
    assert.equal(posted, undefined);
  });

  it('asks and notifies from a handler of jQuery, and resets the fields', async (t) => {
    const { page } = await openPage(t, browser, url());
    await page.getByLabel('Comprador').fill('Ana Souza');
    await page.locator('#discard').click();
    await answerConfirm(page, true, { text: 'Descartar o pedido 45-0193?' });
    await notice(page, 'Pedido descartado');
    assert.equal(await page.getByLabel('Comprador').inputValue(), 'Marina Prado');
  });

  for (const colorScheme of ['light', 'dark'] as const) {
    it(`stays readable on its white background in a ${colorScheme} system`, async (t) => {
      const { page } = await openPage(t, browser, url(), { colorScheme });
      await supplier(page).control.click();
      const texts = [
        page.getByText('Comprador'),
        page.getByLabel('Comprador'),
        page.getByRole('option', { name: 'Curtume Vale do Sinos' }),
        page.getByRole('option', { name: 'Sola TR preta 38' }),
        page.getByText('Urgente'),
      ];
      for (const one of texts) {
        const contrast = await contrastOf(one);
        assert.ok(contrast >= 4.5, `${await one.textContent()}: ${contrast}`);
      }
    });
  }

  it('keeps the elements of the kit as they are in a page without a style sheet', async (t) => {
    const { page } = await openPage(t, browser, url());
    const { page: plain } = await openPage(t, browser, url());
    await plain.evaluate(() => document.querySelector('link')!.remove());
    for (const one of [page, plain]) {
      await supplier(one).control.waitFor();
      await one.getByRole('option', { name: 'Sola TR preta 38' }).waitFor();
    }
    const controls = [
      ['textbox', 'Comprador'],
      ['combobox', 'Fornecedor'],
      ['button', 'Adicionar todos'],
      ['option', 'Sola TR preta 38'],
      ['button', 'Enviar pedido'],
    ] as const;
    for (const [role, name] of controls) {
      const [styled, unstyled] = await Promise.all(
        [page, plain].map((one) => one.getByRole(role, { name, exact: true }).evaluate(looks)),
      );
      assert.deepEqual(styled, unstyled, name);
    }
  });

  for (const width of [1440, 768]) {
    it(`has no horizontal scrollbar at ${width} px`, async (t) => {
      const { page } = await openPage(t, browser, url(), { viewport: { width, height: 900 } });
      await supplier(page).control.waitFor();
      assert.ok((await page.evaluate(() => document.documentElement.scrollWidth)) <= width);
    });
  }
});

/** What a style sheet of the page could change in a control. */
function looks(element: Element): Record<string, string> {
  const style = getComputedStyle(element);
  const names = [
    'font',
    'color',
    'background',
    'border',
    'padding',
    'box-sizing',
    'height',
    'letter-spacing',
    'cursor',
  ];
  return Object.fromEntries(
    [...names, 'text-transform', 'text-align', 'line-height'].map((name) => [name, style.getPropertyValue(name)]),
  );
}

/** The contrast of an element's text with the background behind it, shadow trees included. */
async function contrastOf(element: Locator): Promise<number> {
  const [ground, text] = await element.evaluate(paintedColors);
  const [dark = 0, light = 0] = [luminance(ground), luminance(text)].sort((a, b) => a - b);
  return (light + 0.05) / (dark + 0.05);
}

type Color = readonly [number, number, number];

/** The colors of the background behind an element's text, and of the text. */
function paintedColors(element: Element): [Color, Color] {
  const colors = [getComputedStyle(element).color];
  let one: Element | null | undefined = element;
  while (one) {
    colors.unshift(getComputedStyle(one).backgroundColor);
    one = one.assignedSlot ?? one.parentElement ?? (one.getRootNode() as Partial<ShadowRoot>).host;
  }
  // A canvas converts any notation, and paints transparent colors above each other.
  const context = document.createElement('canvas').getContext('2d', { willReadFrequently: true })!;
  const painted = ['#fff', ...colors].map((color) => {
    context.fillStyle = color;
    context.fillRect(0, 0, 1, 1);
    return [...context.getImageData(0, 0, 1, 1).data].slice(0, 3) as unknown as Color;
  });
  return [painted.at(-2)!, painted.at(-1)!];
}

function luminance(color: Color): number {
  const [red = 0, green = 0, blue = 0] = color
    .map((byte) => byte / 255)
    .map((part) => (part <= 0.04045 ? part / 12.92 : ((part + 0.055) / 1.055) ** 2.4));
  return 0.2126 * red + 0.7152 * green + 0.0722 * blue;
}
