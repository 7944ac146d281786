// HTML and React side by side where there is room for both, otherwise as tabs.
import { texts } from './page-texts.js';

/** Width of a block of code that shows most lines whole. */
const BLOCK_WIDTH_PX = 420;

type Tabs = HTMLElement & { tabs: unknown; value: string; label: string };

/** @param codes the element with the blocks of code */
export function arrangeCodes(codes: HTMLElement): void {
  const blocks = [...codes.querySelectorAll<HTMLElement>('.source-code')];
  if (blocks.length < 2) return;
  const tabs = Object.assign(document.createElement('dass-tabs'), {
    label: texts.code,
    tabs: blocks.map(({ dataset }) => ({
      id: dataset.language,
      label: dataset.language === 'html' ? 'HTML' : 'React',
    })),
  }) as Tabs;
  new ResizeObserver(([entry]) => {
    const isNarrow = entry!.contentRect.width < 2 * BLOCK_WIDTH_PX;
    if (isNarrow === tabs.isConnected) return;
    // The focus and the editor stay in the block.
    const focused = document.activeElement as HTMLElement | null;
    for (const block of blocks) block.slot = isNarrow ? block.dataset.language! : '';
    if (isNarrow) {
      tabs.append(...blocks);
      codes.append(tabs);
    } else {
      codes.append(...blocks);
      tabs.remove();
    }
    codes.classList.toggle('in-tabs', isNarrow);
    if (blocks.some((block) => block.contains(focused))) focused?.focus();
  }).observe(codes);
}

/** Selects the tab of a block, if it is in one. */
export function showBlock(block: HTMLElement): void {
  const tabs = block.closest<Tabs>('dass-tabs');
  if (tabs) tabs.value = block.dataset.language!;
}
