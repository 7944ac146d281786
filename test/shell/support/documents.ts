import { strict as assert } from 'node:assert';
import { upload as uploadOf } from 'dass-elements/testing/playwright.js';
import type { Locator, Page } from 'playwright';
import { until } from './waiting.js';

/**
 * The documents of a record, as a user finds them.
 * @param choose the button of the upload, in the language of the page
 */
export function documentsOn(page: Page, name: string, choose = /Escolher arquivos/) {
  const region = page.getByRole('region', { name, exact: true }).and(page.locator('.documents'));
  const upload = uploadOf(region, choose);
  const list = region.locator('dass-file-list');
  const carousel = list.locator('dass-carousel');
  const row = (file: string): Locator => list.locator('.row').filter({ hasText: file });
  return {
    region,
    upload,
    list,
    carousel,
    /** The stored document with this name. */
    row,
    /** The names of the stored documents, in their order. */
    names: async (): Promise<string[]> =>
      (await list.locator('.open').allInnerTexts()).map((name) => name.replace(/\s*\n\s*/g, '').trim()),
    /** Shows a document on the whole screen. */
    open: async (file: string): Promise<void> => {
      await row(file).locator('.open').click();
      await carousel.locator('.stage[open]').waitFor();
    },
    /** Returns from the whole screen to the list. */
    close: async (): Promise<void> => {
      await page.keyboard.press('Escape');
      await carousel.waitFor({ state: 'detached' });
    },
    /** The number of documents in the heading. */
    count: (text: string): Locator => region.locator('.documents-count').filter({ hasText: text }),
    slide: carousel.locator('.slide:not([inert])'),
  };
}

export type DocumentsOn = ReturnType<typeof documentsOn>;

/** Waits until a picture has come from its download address: the current slide, or the thumbnail of the only document. */
export async function pictureIsShown({ list, slide }: DocumentsOn): Promise<void> {
  const picture = (await slide.count()) > 0 ? slide.locator('img.picture') : list.locator('.thumb img').first();
  await until('the picture is shown', () =>
    picture.evaluate((image: HTMLImageElement) => image.complete && image.naturalWidth > 0),
  );
  assert.match((await picture.getAttribute('src')) ?? '', /\/api\/download\/file\/[0-9a-f]{32}/);
}
