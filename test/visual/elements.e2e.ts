import assert from 'node:assert/strict';
import { after, before, describe, it } from 'node:test';
import type { Page } from 'playwright';
import type { DocsPage } from '../docs/support/docs-browser.js';
import { startSite, type DocsSite } from '../docs/support/docs-site.js';
import { listExamples, type ListedExample } from '../docs/support/examples.js';
import { TSX_NAMES } from '../support/tsx-names.js';
import { until } from '../shell/support/waiting.js';
import { kinds, looksAt, pictureProblem, setLook, widths } from './support/album.js';

const examples = new Map<string, ListedExample[]>();
for (const example of await listExamples())
  examples.set(example.element, [...(examples.get(example.element) ?? []), example]);

/** One frame below the other, as high as its content. An open dialog or menu gets the height of a small window. */
const STYLES = `
  body { margin: 0; background: #808080 }
  iframe { position: static !important; display: block !important; block-size: 640px !important; margin-block-end: 2px }
  iframe[style] { block-size: var(--content) !important }`;

/** Shows every example in the theme of the system, and gives each frame the height of its content. */
async function arrange(page: Page): Promise<void> {
  await page.evaluate(async () => {
    const frames = [...document.querySelectorAll('iframe')];
    const drawn = (): Promise<unknown> =>
      new Promise((resolve) => requestAnimationFrame(() => requestAnimationFrame(resolve)));
    const isOpen = (root: ParentNode): boolean =>
      [...root.querySelectorAll('*')].some(
        (element) =>
          element.matches('dialog[open], :popover-open') || (element.shadowRoot !== null && isOpen(element.shadowRoot)),
      );
    for (const frame of frames) {
      frame.removeAttribute('style');
      frame.contentDocument!.documentElement.dataset.theme = 'system';
    }
    await drawn();
    for (const frame of frames) {
      const body = frame.contentDocument!.body;
      if (isOpen(body)) continue;
      const bottoms = [...body.children].map((element) => element.getBoundingClientRect().bottom);
      frame.style.setProperty('--content', `${Math.min(640, Math.ceil(Math.max(0, ...bottoms)) + 16)}px`);
    }
    await drawn();
  });
}

/** Opens what an example shows above its page: there, a button opens it. */
const openOverlays = (page: Page, own: readonly ListedExample[]): Promise<void> =>
  page.evaluate(
    async (shown) => {
      for (const [index, { contentDocument }] of [...document.querySelectorAll('iframe')].entries()) {
        const { tag, overlay } = shown[index]!;
        const element = contentDocument!.querySelector<HTMLElement & { open?: unknown }>(tag)!;
        if (overlay && element.open === false) element.open = true;
        await Reflect.get(element, 'updateComplete');
      }
    },
    own.map(({ tag, overlay }) => ({ tag, overlay })),
  );

/** Waits until every example has its element and its data. */
async function settle({ page, pending }: DocsPage, tag: string): Promise<void> {
  await page.waitForFunction(
    (tag) =>
      [...document.querySelectorAll('iframe')].every((frame) => {
        const element = frame.contentDocument?.querySelector(tag);
        return element !== null && element !== undefined && Reflect.get(element, 'hasUpdated') === true;
      }),
    tag,
    { timeout: 60_000 },
  );
  await until('everything is loaded', async () => pending.size === 0);
}

describe('elements, as their pictures show them', () => {
  let site: DocsSite;
  const pages = new Map<string, DocsPage>();

  before(async () => {
    site = await startSite();
    for (const { forcedColors } of kinds) {
      const shown = await site.open({
        ...{ locale: 'pt-BR', timezoneId: 'America/Sao_Paulo', reducedMotion: 'reduce', forcedColors },
      });
      await shown.page.addInitScript(TSX_NAMES);
      await shown.page.clock.setFixedTime(new Date('2026-11-16T09:00:00-03:00'));
      pages.set(forcedColors, shown);
    }
  });
  after(() => site.close());

  /** Compares the pictures of the examples of an element in a page of a kind. @returns what is wrong */
  async function problemsOf(element: string, { forcedColors, looks }: (typeof kinds)[number]): Promise<string[]> {
    const own = examples.get(element)!;
    const shown = pages.get(forcedColors)!;
    const { page } = shown;
    const problems: string[] = [];
    await page.setViewportSize({ width: widths[0], height: 640 });
    await page.goto(site.framesOf(own.map(({ name }) => `examples/pt-BR/${element}/${name}.html`)));
    await page.addStyleTag({ content: STYLES });
    await settle(shown, `dass-${element}`);
    await openOverlays(page, own);
    for (const width of widths)
      for (const look of looksAt(width, looks)) {
        await page.setViewportSize({ width, height: 640 });
        await setLook(page, look);
        const take = async (): Promise<Buffer> => {
          // A ring is drawn in the frame that has the focus, which is the last one that has opened a dialog.
          await page.evaluate(() => (document.activeElement as HTMLElement | null)?.blur());
          await arrange(page);
          return page.screenshot({ fullPage: true, animations: 'disabled' });
        };
        problems.push(await pictureProblem(`elements/${element}/${look}-${width}`, take));
      }
    return problems.filter(Boolean);
  }

  for (const element of examples.keys())
    it(element, async () => {
      const problems: string[] = [];
      for (const kind of kinds) {
        const found = await problemsOf(element, kind);
        // In a busy browser a line between two pixels may be drawn at the other one until the page is loaded again.
        if (found.length > 0) problems.push(...(await problemsOf(element, kind)));
      }
      assert.equal(problems.join('\n'), '');
    });
});
