// The recipes: whole pages to copy. `docs/recipes/<slug>/` has `page.html`, `page.tsx` where there is one for React, and
// `recipe.json` with the texts. docs/recipes/recipes.json says in which order they are shown.
import { existsSync, readFileSync } from 'node:fs';
import type { ExampleCode } from '../examples/example-code.js';
import { translateExample } from '../examples/translation.js';
import { languageIds, type Language, type Translated } from '../languages.js';

export interface Recipe {
  readonly slug: string;
  readonly title: Translated;
  readonly description: Translated;
  /** A whole document, with the kit at `/dass/`, and the module for React; empty where React has no part in the recipe. */
  readonly code: Translated<ExampleCode>;
}

export interface RecipePage {
  readonly language: Language;
  readonly recipe: Recipe;
}

const FOLDER = 'docs/recipes';

export const recipeSlugs = (): readonly string[] =>
  JSON.parse(readFileSync(`${FOLDER}/recipes.json`, 'utf8')) as readonly string[];

/** Reads all recipes, in their order. @throws Error if a text is missing in a language */
export const readRecipes = (): readonly Recipe[] => recipeSlugs().map(readRecipe);

function readRecipe(slug: string): Recipe {
  const folder = `${FOLDER}/${slug}`;
  const texts = JSON.parse(readFileSync(`${folder}/recipe.json`, 'utf8')) as Pick<Recipe, 'title' | 'description'>;
  for (const language of languageIds)
    if (!texts.title[language] || !texts.description[language])
      throw new Error(`${folder}/recipe.json has no title or no description in ${language}`);
  const react = `${folder}/page.tsx`;
  return {
    slug,
    ...texts,
    code: translateExample({
      html: readFileSync(`${folder}/page.html`, 'utf8').trimEnd(),
      react: existsSync(react) ? readFileSync(react, 'utf8').trimEnd() : '',
    }),
  };
}
