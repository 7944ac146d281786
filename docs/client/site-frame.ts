// The header of the site: the menu drawer, the language, the theme.
import { setLanguage } from 'dass-elements/dass.js';
import { texts } from './page-texts.js';

const THEME_KEY = 'docs-theme';

type Layout = HTMLElement & { menuItems: unknown; currentUrl: string };

export function startFrameOfSite(): void {
  const layout = document.querySelector<Layout>('dass-header-layout')!;
  const items = JSON.parse(document.getElementById('menu')!.textContent!) as MenuItem[];
  layout.menuItems = items.map(absolute);
  layout.currentUrl = location.pathname;
  void setLanguage(document.documentElement.lang);
  layout.addEventListener('dass-change-language', (event) => {
    const { language } = (event as CustomEvent<{ language: string }>).detail;
    const other = document.querySelector<HTMLLinkElement>(`link[hreflang="${language}"]`);
    event.preventDefault();
    if (other) location.assign(other.href + location.hash);
  });
  layout.append(themeSelect());
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

function themeSelect(): HTMLElement {
  const select = Object.assign(document.createElement('dass-select-list'), {
    slot: 'account',
    label: texts.theme,
    required: true,
    options: [
      { id: 'system', label: texts.themeSystem },
      { id: 'light', label: texts.themeLight },
      { id: 'dark', label: texts.themeDark },
    ],
    value: document.documentElement.dataset.theme,
  });
  select.addEventListener('change', () => {
    document.documentElement.dataset.theme = select.value;
    try {
      localStorage.setItem(THEME_KEY, select.value ?? 'system');
    } catch {
      // Storage is blocked: the theme holds for this page.
    }
  });
  return select;
}
