import { strict as assert } from 'node:assert';
import { describe, test } from 'node:test';
import type { Page } from 'playwright';
import { materials } from '../../sample-data/materials.js';
import { processOrder } from '../../sample-data/process-order.js';
import { qualityFindings } from '../../sample-data/quality-findings.js';
import { productStructures } from '../../sample-data/structures.js';
import { supplierRecords } from '../../sample-data/supplier-records.js';
import { suppliers } from '../../sample-data/suppliers.js';
import { allPages, openAndWait } from './support/all-pages.js';
import { visitSignedIn } from './support/user.js';
import { home, shellForTests } from './support/shell-under-test.js';
import { recordedTexts, recordTexts } from './support/visible-texts.js';

const order = processOrder();

/** Names in the sample data, which are the same in every language. */
const names = new Set([
  ...materials(20_000).flatMap(({ code, name, supplier }) => [code, name, supplier]),
  ...suppliers(200).flatMap(({ name, city, state }) => [name, city, `${name} · ${city} ${state}`]),
  ...supplierRecords(1_200).flatMap(({ name, city }) => [name, city]),
  order.model,
  ...qualityFindings(60, 0).flatMap(({ materialName, inspector }) => [materialName, inspector]),
  ...order.steps.flatMap(({ tool, adhesive, responsible }) => [tool, adhesive, responsible]),
  ...productStructures(50_000, { orphans: 12, cycle: true }).map(({ name }) => name),
]);

/** Texts that are the same in Portuguese and English. */
const sameInEnglish = new Set([
  'Local',
  'Portal',
  'Material',
  'NCM',
  'Normal',
  'Menu',
  'Status 204',
  'Templates',
  'Kinds',
  'Roadmap',
  'Total',
  'Filtro',
  'Português',
  'Español',
  'English',
  'R$',
  'Ctrl+K',
  'OEKO-TEX Standard 100',
  'Leather Working Group',
  'Global Recycled Standard',
]);

/** Numbers, codes, tags, addresses and keys are not words. */
const isNoWord = (text: string): boolean =>
  !/\p{L}{3}/u.test(text.replace(/\bdass-[\w-]+|https?:\S+|\/\S+|\b[A-Z]{2,}[-\w]*|\b(?:px|min|cone)\b/g, ''));

/** Letters and words that exist in Portuguese but not in Spanish. */
const portugueseOnly = /[ãõçêôà]|nh|lh|ções?\b|\b(?:não|um|uma|em|da|das|do|dos|na|nas|nos|ou|são|você|com|até|e)\b/iu;

const areNames = (parts: readonly string[]): boolean => parts.every((part) => names.has(part.trim()) || isNoWord(part));
/** Also names that contain a comma, such as those of leather. */
const isName = (text: string): boolean =>
  names.has(text) || areNames(text.split(' · ')) || areNames(text.split(/[·,:]/));

describe('languages, on every page', () => {
  const shell = shellForTests();
  const portuguese = new Map<string, Set<string>>();

  /** The texts of a page in a language, from its first frame on. */
  const texts = async (page: Page, lang: string, path: string): Promise<string[]> => {
    await page.evaluate((value) => (sessionStorage.lang = value), lang);
    await openAndWait(page, path);
    return recordedTexts(page);
  };

  for (const path of allPages) {
    test(`[LG-03] ${path}: in Spanish and English no text is Portuguese, from the first frame on`, async (t) => {
      const { page } = await visitSignedIn(t, shell);
      // A small document of the origin, in which the language of the next one can be set.
      await page.goto(`${home}/icon.svg`);
      await recordTexts(page);
      portuguese.set(path, new Set(await texts(page, 'pt_BR', path)));
      const isSame = (text: string): boolean => portuguese.get(path)!.has(text) && !isNoWord(text) && !isName(text);
      assert.ok(portuguese.get(path)!.size > 5, 'the texts of the page are found');
      const inSpanish = (await texts(page, 'es', path)).filter((text) => isSame(text) && portugueseOnly.test(text));
      assert.deepEqual(inSpanish, [], 'Spanish');
      const inEnglish = (await texts(page, 'en', path)).filter(
        (text) => isSame(text) && !sameInEnglish.has(text.replace(/ [A-Z]{2}-\d+$/, '')),
      );
      assert.deepEqual(inEnglish, [], 'English');
    });
  }
});
