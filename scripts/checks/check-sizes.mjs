// Compares the size of each element of the manifest with its budget in size-budgets.json: KB (1000 bytes) of minified and
// gzipped JavaScript with Lit, without what loads on demand.
// `node scripts/checks/check-sizes.mjs`
// `node scripts/checks/check-sizes.mjs --update [tag …]` lowers budgets, adds new ones, and raises those of the tags
import { existsSync, readFileSync, writeFileSync } from 'node:fs';
import { measureStart } from './load-sizes.mjs';

const BUDGETS = 'scripts/checks/size-budgets.json';
/** Differences up to this share of a budget are noise of the bundler and of gzip. */
const TOLERANCE = 0.02;
/** Below this share of its budget an element has probably lost a module with side effects, such as its registration. */
const MIN_SHARE = 0.7;

/** @typedef {Record<string, number>} Sizes KB by tag */

/**
 * @param {Sizes} sizes @param {Sizes} budgets
 * @returns {{ problems: string[], notes: string[] }} one a line
 */
export function compareSizes(sizes, budgets) {
  const problems = [];
  const notes = [];
  for (const tag of Object.keys(budgets).filter((tag) => !(tag in sizes)))
    problems.push(`<${tag}> has a budget, and is no element`);
  for (const [tag, size] of Object.entries(sizes)) {
    const budget = budgets[tag];
    const sizeText = `<${tag}> has ${size.toFixed(1)} KB`;
    if (budget === undefined) problems.push(`${sizeText} and no budget: npm run update-size-budgets`);
    else if (size > budget * (1 + TOLERANCE))
      problems.push(`${sizeText}, more than its ${budget}. If it must be: npm run update-size-budgets -- ${tag}`);
    else if (size < budget * MIN_SHARE)
      problems.push(`${sizeText}, far below its ${budget}. If nothing is lost: npm run update-size-budgets`);
    else if (size < budget * (1 - TOLERANCE))
      notes.push(`${sizeText}, less than its ${budget}: npm run update-size-budgets`);
  }
  return { problems, notes };
}

/**
 * The budgets after a change: lower ones and new ones; higher ones only for the tags that are named.
 * @param {Sizes} sizes @param {Sizes} budgets @param {string[]} raised tags
 * @returns {Sizes}
 */
export function updatedBudgets(sizes, budgets, raised) {
  const entries = Object.entries(sizes).map(([tag, size]) => {
    const own = Math.ceil(size * 10) / 10;
    const budget = budgets[tag];
    const isKept = budget !== undefined && own >= budget * (1 - TOLERANCE) && !raised.includes(tag);
    return [tag, isKept ? budget : own];
  });
  return Object.fromEntries(entries.sort(([a], [b]) => (a < b ? -1 : 1)));
}

/** @returns {Promise<Sizes>} */
async function measureElements() {
  const { modules } = JSON.parse(readFileSync('custom-elements.json', 'utf8'));
  const sizes = {};
  for (const { source, declarations } of modules)
    for (const { tagName } of declarations) sizes[tagName] = await measureStart([source]);
  return sizes;
}

if (process.argv[1]?.endsWith('check-sizes.mjs')) {
  const [mode, ...raised] = process.argv.slice(2);
  let budgets = existsSync(BUDGETS) ? JSON.parse(readFileSync(BUDGETS, 'utf8')) : {};
  const sizes = await measureElements();
  if (mode === '--update') {
    const before = budgets;
    budgets = updatedBudgets(sizes, before, raised);
    writeFileSync(BUDGETS, `${JSON.stringify(budgets, undefined, 2)}\n`);
    for (const [tag, budget] of Object.entries(budgets))
      if (budget !== before[tag]) console.log(`<${tag}> ${before[tag] ?? 'without a budget'} → ${budget} KB`);
  }
  const { problems, notes } = compareSizes(sizes, budgets);
  for (const problem of problems) console.error(problem);
  for (const note of notes) console.log(note);
  console.log(`sizes: ${Object.keys(sizes).length} elements, ${problems.length} problems`);
  process.exitCode = problems.length > 0 ? 1 : 0;
}
