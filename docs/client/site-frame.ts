// The header of the site: the menu drawer and the language.
import { readStored, store } from './storage.js';

const MENU_KEY = 'docs-menu';
/** On screens that match, the menu is beside the page, and open until the user closes it. */
const WIDE_SCREEN = matchMedia('(width >= 1100px)');

type Layout = HTMLElement & { menuItems: unknown; currentUrl: string; menuOpen: boolean };

export function startFrameOfSite(): void {
  const layout = document.querySelector<Layout>('dass-header-layout')!;
  const items = JSON.parse(document.getElementById('menu')!.textContent!) as MenuItem[];
  layout.menuItems = items.map(absolute);
  layout.currentUrl = location.pathname;
  const openIfWide = (): void => {
    layout.menuOpen = WIDE_SCREEN.matches && readStored('session', MENU_KEY) !== 'closed';
  };
  openIfWide();
  // When it is defined, the layout follows the width itself.
  WIDE_SCREEN.addEventListener('change', openIfWide);
  void customElements
    .whenDefined('dass-header-layout')
    .then(() => WIDE_SCREEN.removeEventListener('change', openIfWide));
  layout.addEventListener('dass-menu-toggle', (event) => {
    const { open } = (event as CustomEvent<{ open: boolean }>).detail;
    if (WIDE_SCREEN.matches) store('session', MENU_KEY, open ? 'open' : 'closed');
  });
  layout.addEventListener('dass-change-language', (event) => {
    const { language } = (event as CustomEvent<{ language: string }>).detail;
    const id = language.replace('_', '-');
    const other = document.querySelector<HTMLLinkElement>(`link[hreflang="${id}"]`);
    event.preventDefault();
    if (other) location.assign(other.href + location.hash);
  });
}

interface MenuItem {
  readonly url?: string;
  readonly items?: readonly MenuItem[];
}

/** The menu compares the addresses of its items with that of the page. */
const absolute = (item: MenuItem): MenuItem => ({
  ...item,
  ...(item.url && { url: new URL(item.url, document.baseURI).pathname }),
  ...(item.items && { items: item.items.map(absolute) }),
});
