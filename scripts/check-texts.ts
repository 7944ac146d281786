// The catalogues: every text in the three languages with the same places and all the forms of its plural, every key
// once, every text used, every key that the code names there.
import { readFileSync } from 'node:fs';
import type { Catalogue, Forms, Text } from '../locales/index.js';
import { listFiles } from './files.mjs';

const languages = ['pt-BR', 'es', 'en'] as const;
/** Texts that hosts and servers name by key; no element needs to. */
const named = ['host'];
const problems: string[] = [];
const families = listFiles(['locales/pt-BR'], (path: string) => path.endsWith('.ts')).map((path: string) =>
  path.slice('locales/pt-BR/'.length, -'.ts'.length),
);

const load = async (language: string, family: string): Promise<Catalogue> =>
  ((await import(`../locales/${language}/${family}.js`)) as { default: Catalogue }).default;
const forms = (text: Text): readonly [string, string][] =>
  typeof text === 'string' ? [['', text]] : Object.entries(text as Forms);
const places = (text: string): string =>
  [...new Set([...text.matchAll(/\{(\w+)\}/g)].map((match) => match[1]))].sort().join();

const sources = listFiles(
  ['elements', 'shell'],
  (path: string) => /\.(ts|tsx|html)$/.test(path) && !/\.(test|e2e)\./.test(path),
);
const code = sources.map((path: string) => readFileSync(path, 'utf8')).join('\n');
const literals = new Set([...code.matchAll(/['"`](dass[A-Z]\w*)['"`]/g)].map((match) => match[1] as string));
const owner = new Map<string, string>();
let count = 0;

for (const family of families) {
  const source = await load('pt-BR', family);
  for (const [key, text] of Object.entries(source)) {
    count++;
    if (owner.has(key)) problems.push(`${key} is in ${owner.get(key)} and in ${family}`);
    owner.set(key, family);
    if (!literals.has(key) && !named.includes(family)) problems.push(`${key} (${family}) is used nowhere`);
    for (const language of languages) {
      const translated = (await load(language, family))[key as keyof Catalogue];
      if (translated === undefined) {
        problems.push(`${key} is missing in ${language}`);
        continue;
      }
      if (typeof translated !== typeof text) problems.push(`${key} is plural in one language and not in ${language}`);
      if (typeof translated !== 'string') {
        const wanted = new Intl.PluralRules(language).resolvedOptions().pluralCategories;
        for (const category of wanted)
          if (!(category in translated)) problems.push(`${key} has no form '${category}' in ${language}`);
      }
      for (const [form, line] of forms(translated)) {
        if (!line.trim()) problems.push(`${key} ${form} is empty in ${language}`);
        const other = forms(text).find(([name]) => name === form)?.[1] ?? forms(text).at(-1)?.[1] ?? '';
        if (places(line).replace('count', '') !== places(other).replace('count', ''))
          problems.push(`${key} ${form} has other places in ${language}`);
      }
    }
  }
  for (const language of languages.slice(1)) {
    for (const key of Object.keys(await load(language, family)))
      if (!(key in source)) problems.push(`${key} is in ${language} alone`);
  }
}
for (const key of literals) if (!owner.has(key)) problems.push(`the code names ${key}, which no catalogue has`);

const everyFamily = readFileSync('locales/every-family.ts', 'utf8');
for (const family of families)
  if (!everyFamily.includes(`'./${family}.js'`)) problems.push(`locales/every-family.ts does not load ${family}`);

for (const problem of problems) console.error(problem);
console.log(`texts: ${count} in ${languages.length} languages, ${problems.length} problems`);
process.exitCode = problems.length ? 1 : 0;
