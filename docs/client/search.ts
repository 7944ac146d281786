// The search dialog. Its index is loaded when the user opens it. A page whose terms are the text comes first
// (docs/search-terms.json).
import type { TermsResult } from '../build/content/search-terms.js';
import { fill, siteRoot, texts } from './page-texts.js';

const MAX_RESULTS = 12;

interface Pagefind {
  options(options: { baseUrl: string }): Promise<void>;
  /** Resolves to `null` if another search has begun in the meantime. */
  debouncedSearch(text: string): Promise<{ results: readonly { data(): Promise<Found> }[] } | null>;
}

interface Found {
  readonly url: string;
  readonly excerpt: string;
  readonly meta: { readonly title: string };
}

type Dialog = HTMLElement & { open: boolean; updateComplete: Promise<unknown> };
type Field = HTMLElement & { value: string; select(): void };

let pagefind: Promise<Pagefind> | undefined;

function loadPagefind(): Promise<Pagefind> {
  const address = new URL('pagefind/pagefind.js', siteRoot).href;
  pagefind ??= (import(address) as Promise<Pagefind>).then(async (loaded) => {
    await loaded.options({ baseUrl: siteRoot.pathname });
    return loaded;
  });
  // The next search tries again.
  pagefind.catch(() => (pagefind = undefined));
  return pagefind;
}

let terms: Promise<readonly TermsResult[]> | undefined;

function loadTerms(): Promise<readonly TermsResult[]> {
  const address = new URL(`${document.documentElement.lang}/search-terms.json`, siteRoot);
  terms ??= fetch(address).then((response) => response.json() as Promise<readonly TermsResult[]>);
  terms.catch(() => (terms = undefined));
  return terms;
}

/** Without case, accents, hyphens and spaces: `Date-Picker` is `datepicker`. */
const folded = (text: string): string =>
  text
    .normalize('NFD')
    .replace(/[\p{M}\s-]/gu, '')
    .toLowerCase();

/** Returns the page that has the text among its terms. */
async function pageOfTerm(text: string): Promise<Found | undefined> {
  const wanted = folded(text);
  const page = (await loadTerms()).find((one) => one.terms.some((term) => folded(term) === wanted));
  if (!page) return undefined;
  const excerpt = document.createElement('p');
  excerpt.textContent = page.text;
  return { url: new URL(page.url, siteRoot).pathname, excerpt: excerpt.innerHTML, meta: { title: page.title } };
}

export function startSearch(): void {
  const dialog = document.querySelector<Dialog>('#search-dialog')!;
  const field = dialog.querySelector<Field>('dass-text-input')!;
  const state = dialog.querySelector('.search-state')!;
  const list = dialog.querySelector<HTMLElement>('.search-results')!;
  const open = async (): Promise<void> => {
    dialog.open = true;
    await customElements.whenDefined('dass-text-input');
    await dialog.updateComplete;
    // Typing replaces the text of the last search.
    field.select();
  };
  document.querySelector('#search')!.addEventListener('click', () => void open());
  addEventListener('keydown', (event) => {
    if (event.key.toLowerCase() !== 'k' || !(event.ctrlKey || event.metaKey)) return;
    event.preventDefault();
    void open();
  });

  const search = async (): Promise<void> => {
    const text = field.value.trim();
    if (!text) {
      state.textContent = '';
      list.replaceChildren();
      return;
    }
    try {
      const first = await pageOfTerm(text);
      if (field.value.trim() !== text) return;
      // At once; the index takes longer.
      if (first) list.replaceChildren(resultOf(first));
      const found = await (await loadPagefind()).debouncedSearch(text);
      if (!found || field.value.trim() !== text) return;
      const pages = await Promise.all(found.results.slice(0, MAX_RESULTS).map((result) => result.data()));
      if (field.value.trim() !== text) return;
      const others = pages.filter(({ url }) => url !== first?.url);
      // Of many results only the first ones have been read: the page of the term is taken for one of the others.
      const areAllRead = found.results.length === pages.length;
      const isAdded = first !== undefined && areAllRead && others.length === pages.length;
      state.textContent = stateOf(found.results.length + (isAdded ? 1 : 0), text);
      list.replaceChildren(...(first ? [first, ...others] : others).map(resultOf));
    } catch {
      state.textContent = texts.searchFailed;
      list.replaceChildren();
    }
  };
  field.addEventListener('input', () => void search());
  field.addEventListener('keydown', (event) => {
    if (event.key === 'Enter') list.querySelector('a')?.click();
    if (event.key === 'ArrowDown') list.querySelector('a')?.focus();
  });
  list.addEventListener('keydown', (event) => moveFocus(event as KeyboardEvent, list, field));
}

function stateOf(count: number, text: string): string {
  if (count === 0) return fill(texts.searchEmpty, { text });
  return count === 1 ? texts.searchOne : fill(texts.searchCount, { count });
}

function resultOf({ url, excerpt, meta }: Found): HTMLElement {
  const item = document.createElement('li');
  const link = Object.assign(document.createElement('a'), { href: url, textContent: meta.title });
  const text = document.createElement('p');
  // The index contains text only, and marks what was found.
  text.append(...excerptNodes(excerpt));
  item.append(link, text);
  return item;
}

function excerptNodes(excerpt: string): Node[] {
  const { body } = new DOMParser().parseFromString(excerpt, 'text/html');
  return [...body.childNodes].map((node) => {
    const name = node.nodeName === 'MARK' ? 'mark' : 'span';
    return Object.assign(document.createElement(name), { textContent: node.textContent });
  });
}

/** Arrow keys move between the results, and back to the field. */
function moveFocus(event: KeyboardEvent, list: Element, field: HTMLElement): void {
  const step = { ArrowDown: 1, ArrowUp: -1 }[event.key];
  if (!step) return;
  event.preventDefault();
  const links = [...list.querySelectorAll('a')];
  const next = links.indexOf(event.target as HTMLAnchorElement) + step;
  if (next < 0) field.focus();
  else links[next]?.focus();
}
