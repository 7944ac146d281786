import type { Page } from 'playwright';
import { templates as kitEnglish } from '../../../locales/generated/en.js';
import { templates as kitSpanish } from '../../../locales/generated/es.js';
import { templates as kitPortuguese } from '../../../locales/generated/pt-BR.js';
import { templates as english } from '../../../shell/locales/generated/en.js';
import { templates as spanish } from '../../../shell/locales/generated/es.js';

/** The texts of the product in its languages, without those that contain values. */
const texts = new Set(
  [kitEnglish, kitSpanish, kitPortuguese, english, spanish].flatMap((templates) =>
    Object.values(templates).filter((text) => typeof text === 'string'),
  ),
);

/** Collects the texts that the platform sends to a page. Some data have the same name as a text of the product. */
export function collectData(page: Page): ReadonlySet<string> {
  const data = new Set<string>();
  const add = (value: unknown): void => {
    if (typeof value === 'string') data.add(value);
    else if (typeof value === 'object' && value !== null) for (const one of Object.values(value)) add(one);
  };
  page.on('response', (response) => {
    if (response.headers()['content-type']?.startsWith('application/json'))
      void response.json().then(add, () => undefined);
  });
  return data;
}

/** The texts of a page, also those for screen readers, that are texts of the product but not of the pseudo-language. */
export async function untranslatedTexts(page: Page): Promise<string[]> {
  const shown = await page.evaluate(() => {
    const found = new Set<string>([document.title]);
    const add = (text: string | null): void => void (text?.trim() && found.add(text.replace(/\s+/g, ' ').trim()));
    const walk = (root: ParentNode): void => {
      for (const node of root.childNodes) {
        if (node instanceof Text) add(node.data);
        if (!(node instanceof Element) || ['SCRIPT', 'STYLE', 'NOSCRIPT'].includes(node.tagName)) continue;
        for (const name of ['aria-label', 'aria-description', 'aria-roledescription', 'placeholder', 'title', 'alt'])
          add(node.getAttribute(name));
        if (node.shadowRoot) walk(node.shadowRoot);
        walk(node);
      }
    };
    walk(document.body);
    return [...found];
  });
  return shown.filter((text) => texts.has(text));
}
