import { strict as assert } from 'node:assert';
import { upload as uploadOf } from 'dass-elements/testing/playwright.js';
import type { Locator, Page } from 'playwright';
import { until } from './waiting.js';

/** The documents of a record on a page in Portuguese, as a user finds them. */
export function documentsOn(page: Page, name: string) {
  const region = page.getByRole('region', { name, exact: true }).and(page.locator('.documents'));
  const upload = uploadOf(region, /Escolher arquivos/);
  const carousel = region.locator('dass-carousel');
  return {
    region,
    upload,
    carousel,
    /** The number of documents in the heading. */
    count: (text: string): Locator => region.locator('.documents-count').filter({ hasText: text }),
    slide: carousel.locator('.slide:not([inert])'),
    /** Waits until the current slide has this file. */
    current: (file: string): Locator => carousel.locator('.bar .name').filter({ hasText: file }),
  };
}

export type DocumentsOn = ReturnType<typeof documentsOn>;

/** Waits until the picture of the current slide has come from its download address. */
export async function pictureIsShown({ slide }: DocumentsOn): Promise<void> {
  const picture = slide.locator('img.picture');
  await until('the picture is shown', () =>
    picture.evaluate((image: HTMLImageElement) => image.complete && image.naturalWidth > 0),
  );
  assert.match((await picture.getAttribute('src')) ?? '', /\/api\/download\/file\/[0-9a-f]{32}/);
}
