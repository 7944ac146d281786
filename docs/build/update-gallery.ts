// `npm run update-gallery [-- name …]`: makes the pictures of the gallery on the home page, of all elements or of some: their
// first examples in each language, light and dark. Needs a built site (`npm run build:docs`).
import { mkdirSync, rmSync, writeFileSync } from 'node:fs';
import type { Page } from 'playwright';
import { until } from '../../test/shell/support/waiting.js';
import { startSite } from '../../test/docs/support/docs-site.js';
import { listExamples } from '../../test/docs/support/examples.js';
import { TSX_NAMES } from '../../test/support/tsx-names.js';
import { GALLERY, pictureName, SOURCE_LANGUAGE, THEMES } from './gallery.js';
import { languageIds, type Language } from './languages.js';

/** Windows in CSS pixels. An element is drawn in the first one that shows it whole, and made as small as the first one. */
const SIZES = [320, 640, 800, 960].map((width) => ({ width, height: width / 1.6 }));
type Size = (typeof SIZES)[0];
/** In `DIALOG` a dialog does not fill the window. */
const [SMALL, , DIALOG] = SIZES as [Size, Size, Size];
const QUALITY = 0.75;

const only = process.argv.slice(2);
const first = new Map((await listExamples()).toReversed().map((example) => [example.element, example]));

const drawn = (page: Page): Promise<void> =>
  page.evaluate(() => new Promise((done) => requestAnimationFrame(() => requestAnimationFrame(() => done()))));

/** Whether the window shows the content of the page whole. */
async function fits(page: Page, size: Size): Promise<boolean> {
  await page.setViewportSize(size);
  await drawn(page);
  return page.evaluate(({ width, height }) => {
    const boxes = [...document.body.children].map((child) => child.getBoundingClientRect());
    return boxes.every((box) => box.right <= width && box.bottom <= height);
  }, size);
}

/** Opens what the example shows above its page, such as a tooltip at the focus, and shows other content in the middle. */
const arrange = (page: Page, tag: string): Promise<void> =>
  page.evaluate(async (tag) => {
    const element = document.querySelector<HTMLElement & { open?: unknown }>(tag)!;
    if (element.open === false) element.open = true;
    await Reflect.get(element, 'updateComplete');
    document.querySelector<HTMLElement>('#target')?.focus();
    document.body.style.setProperty('min-block-size', '100vh');
    document.body.style.setProperty('align-content', 'center');
    document.body.style.setProperty('text-align', 'center');
  }, tag);

/** Makes a screenshot smaller, and compresses it as WebP. */
const compress = async (page: Page, png: Buffer): Promise<Buffer> => {
  const encoded = await page.evaluate(
    async ({ source, size, quality }) => {
      const bitmap = await createImageBitmap(await (await fetch(source)).blob());
      const canvas = new OffscreenCanvas(size.width * 1.5, size.height * 1.5);
      const context = canvas.getContext('2d')!;
      context.imageSmoothingQuality = 'high';
      context.drawImage(bitmap, 0, 0, canvas.width, canvas.height);
      const bytes = new Uint8Array(await (await canvas.convertToBlob({ type: 'image/webp', quality })).arrayBuffer());
      return btoa(Array.from(bytes, (byte) => String.fromCharCode(byte)).join(''));
    },
    { source: `data:image/png;base64,${png.toString('base64')}`, size: SMALL, quality: QUALITY },
  );
  return Buffer.from(encoded, 'base64');
};

mkdirSync(GALLERY, { recursive: true });
const site = await startSite();
const { page, pending } = await site.open({
  reducedMotion: 'reduce',
  deviceScaleFactor: 2,
  timezoneId: 'America/Sao_Paulo',
});
const { page: tools } = await site.open();
await page.addInitScript(TSX_NAMES);
await page.clock.setFixedTime(new Date('2026-11-16T09:00:00-03:00'));
for (const [element, { tag, name, overlay }] of first) {
  if (only.length > 0 && !only.includes(element)) continue;
  for (const theme of THEMES) {
    const pictures = new Map<Language, Buffer>();
    for (const language of languageIds) {
      await page.setViewportSize(DIALOG);
      await page.goto(`${site.home}examples/${language}/${element}/${name}.html?theme=${theme}&language=${language}`);
      await page.waitForFunction((tag) => Reflect.get(document.querySelector(tag) ?? {}, 'hasUpdated') === true, tag);
      await until('everything is loaded', async () => pending.size === 0);
      if (!overlay) for (const size of SIZES) if (await fits(page, size)) break;
      await arrange(page, tag);
      await drawn(page);
      pictures.set(language, await compress(tools, await page.screenshot({ animations: 'disabled' })));
    }
    for (const [language, picture] of pictures) {
      const file = `${GALLERY}/${pictureName(element, language, theme)}`;
      // An element without texts of its own looks the same in all languages.
      if (language !== SOURCE_LANGUAGE && picture.equals(pictures.get(SOURCE_LANGUAGE)!)) rmSync(file, { force: true });
      else writeFileSync(file, picture);
    }
  }
  console.log(element);
}
await site.close();
