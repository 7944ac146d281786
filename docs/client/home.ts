// The home page: live pieces, and a gallery that the user filters by words.
import { fill, texts } from './page-texts.js';
import { prefersDark, queryOf } from './example-settings.js';

const PLAIN = { direction: 'ltr', density: 'comfortable', width: 'full' };

export function showHome(): void {
  showPromises();
  filterGallery();
}

function showPromises(): void {
  const theme = prefersDark() ? 'dark' : 'light';
  for (const frame of document.querySelectorAll<HTMLIFrameElement>('iframe[data-src]')) {
    const language = document.documentElement.lang;
    frame.addEventListener('load', () => repeatAnnouncements(frame));
    frame.src = frame.dataset.src! + queryOf({ ...PLAIN, theme, language });
  }
}

/** Shows what the elements in a frame tell a screen reader. */
function repeatAnnouncements(frame: HTMLIFrameElement): void {
  const shown = frame.closest('.promise')?.querySelector('.heard q');
  const { contentDocument } = frame;
  if (!shown || !contentDocument) return;
  new MutationObserver(() => {
    const regions = [...contentDocument.querySelectorAll('[data-dass-announce]')];
    const text = regions.map((region) => region.lastElementChild?.textContent ?? '').find(Boolean);
    if (text) shown.textContent = text;
  }).observe(contentDocument.body, { childList: true, subtree: true, characterData: true });
}

/** Text without accents and capitals. */
const plain = (text: string): string => text.normalize('NFD').replaceAll(/\p{M}/gu, '').toLowerCase();

function filterGallery(): void {
  const field = document.querySelector<HTMLElement & { value: string }>('#gallery-filter')!;
  const state = document.querySelector('.gallery-state')!;
  const all = state.textContent;
  const cards = [...document.querySelectorAll<HTMLElement>('.gallery [data-words]')];
  field.addEventListener('input', () => {
    const words = plain(field.value).split(/\s+/).filter(Boolean);
    for (const card of cards) {
      const text = plain(card.dataset.words!);
      card.hidden = !words.every((word) => text.includes(word));
    }
    for (const family of document.querySelectorAll<HTMLElement>('.gallery .family'))
      family.hidden = !family.querySelector('.card:not([hidden])');
    const count = cards.filter(({ hidden }) => !hidden).length;
    if (words.length === 0) state.textContent = all;
    else if (count === 0) state.textContent = fill(texts.searchEmpty, { text: field.value });
    else state.textContent = count === 1 ? texts.searchOne : fill(texts.searchCount, { count });
  });
}
