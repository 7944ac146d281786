import { texts } from '../../texts/texts.js';
import type { Guide } from './guides.js';
import type { Language } from '../languages.js';
import type { SiteData } from '../site-data.js';

/** Items of the menu drawer. */
export function menuOf({ families }: SiteData, guides: readonly Guide[], language: Language): unknown[] {
  const t = texts[language];
  return [
    { id: 'home', label: t.home, url: `root:/${language}/` },
    {
      id: 'guides',
      label: t.guides,
      items: guides.map(({ slug, title }) => ({
        id: `guide-${slug}`,
        label: title,
        url: `root:/${language}/guides/${slug}/`,
      })),
    },
    ...families.map(({ name, elements }) => ({
      id: `family-${name}`,
      label: t[`family_${name}` as keyof typeof t],
      items: elements.map(({ path }) => ({
        id: `element-${path}`,
        label: path,
        url: `root:/${language}/elements/${path}/`,
      })),
    })),
  ];
}
