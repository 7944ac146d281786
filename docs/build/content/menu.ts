import { texts } from '../../texts/texts.js';
import type { Guide } from './guides.js';
import type { Language } from '../languages.js';
import type { Recipe } from './recipes.js';
import type { SiteData } from '../site-data.js';

/** Items of the menu drawer. */
export function menuOf({ families, recipes }: SiteData, guides: readonly Guide[], language: Language): unknown[] {
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
    { id: 'changes', label: t.changes, url: `root:/${language}/changes/` },
    {
      id: 'recipes',
      label: t.recipes,
      items: [
        { id: 'recipe-all', label: t.allRecipes, url: `root:/${language}/recipes/` },
        ...recipes.map((recipe) => recipeItem(recipe, language)),
      ],
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

const recipeItem = ({ slug, title }: Recipe, language: Language): object => ({
  id: `recipe-${slug}`,
  label: title[language],
  url: `root:/${language}/recipes/${slug}/`,
});
