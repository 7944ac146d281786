// Divides the code of the page build into few files. By default a bundler makes a file for each combination of elements
// that share code: more than 150, of which a page with ten elements requests a hundred. Here files are joined as long
// as the saved requests are worth more than the code that some pages then load without a need for it.
//
// Only code that elements import statically is divided here; what loads on demand stays in files of its own.
import { reachable } from './reachable.mjs';

/** A saved request is worth this much source code, in characters: about 15 KB after minification and gzip. */
const REQUEST_COST = 60_000;

/** A typical page counts as much as this many pages with one element. */
const TYPICAL_WEIGHT = 10;

/** Small elements that are on most pages: they are in the file that every page loads. By the names of their modules. */
const START_ELEMENTS = ['button', 'icon'];

/** Elements that are often on a page together, by the names of their modules. */
const typicalPages = [
  [
    'header-layout',
    'menu-drawer',
    'text-input',
    'select-list',
    'date-input',
    'check-list',
    'switch',
    'slider',
    'boolean-chip',
    'tabs',
    'button',
    'confirm-dialog',
    'message-dialog',
  ],
  ['header-layout', 'page-header', 'data-table', 'lookup', 'filter-chips', 'button', 'confirm-dialog'],
  ['header-layout', 'page-header', 'hierarchy-table', 'pick-list', 'button'],
  ['header-layout', 'page-header', 'data-table', 'lookup', 'pick-list', 'upload', 'carousel', 'tabs', 'button'],
  ['header-layout', 'upload', 'carousel', 'tabs', 'dialog', 'button'],
];

/**
 * @typedef {{ size: number, imports: string[] }} SourceModule `imports` are the ids of static imports
 * @typedef {{ modules: string[], weight: number }} Page the ids of the modules that it starts with
 * @typedef {{ modules: string[], pages: Set<Page>, size: number }} Chunk `pages` are those that load it
 */

/**
 * Divides modules into chunks, so that no chunk needs code of another that needs its own.
 *
 * @param {Map<string, SourceModule>} modules by id
 * @param {Page[]} pages modules that none of them loads are in no chunk
 * @param {number} [requestCost] in the unit of the modules' sizes
 * @returns {Chunk[]}
 */
export function groupModules(modules, pages, requestCost = REQUEST_COST) {
  const all = [...chunksByPages(modules, pages)];
  // What every page loads is not joined with code that some do not need: nothing is shown before it has loaded.
  const chunks = new Set(all.filter((chunk) => chunk.pages.size < pages.length));
  for (let pair = bestPair(chunks, modules, requestCost); pair; pair = bestPair(chunks, modules, requestCost)) {
    for (const chunk of pair) chunks.delete(chunk);
    chunks.add(joined(...pair));
  }
  return [...all.filter((chunk) => chunk.pages.size === pages.length), ...chunks];
}

/** One chunk for each combination of pages: what a module imports is loaded by at least the same pages. */
function chunksByPages(modules, pages) {
  const pagesOf = new Map();
  const importsOf = (id) => modules.get(id)?.imports ?? [];
  for (const page of pages) for (const id of reachable(page.modules, importsOf)) addTo(pagesOf, id, page);
  const chunks = new Map();
  for (const [id, users] of pagesOf) {
    const key = [...users].map((page) => pages.indexOf(page)).join();
    const chunk = chunks.get(key);
    const own = { modules: [id], pages: users, size: modules.get(id)?.size ?? 0 };
    chunks.set(key, chunk ? joined(chunk, own) : own);
  }
  return chunks.values();
}

const addTo = (map, key, value) => map.set(key, (map.get(key) ?? new Set()).add(value));

const joined = (a, b) => ({
  modules: [...a.modules, ...b.modules],
  pages: new Set([...a.pages, ...b.pages]),
  size: a.size + b.size,
});

/** The two chunks with the largest gain when they are joined, if there is a gain. */
function bestPair(chunks, modules, requestCost) {
  const list = [...chunks];
  const gains = [];
  for (const [index, a] of list.entries())
    for (const b of list.slice(index + 1)) {
      const both = weightOf(a.pages, (page) => b.pages.has(page));
      if (both === 0) continue;
      const onlyA = weightOf(a.pages) - both;
      const onlyB = weightOf(b.pages) - both;
      const gain = requestCost * both - onlyB * a.size - onlyA * b.size;
      if (gain > 0) gains.push({ gain, pair: [a, b] });
    }
  gains.sort((one, other) => other.gain - one.gain);
  const needs = neededChunks(list, modules);
  return gains.find(({ pair: [a, b] }) => !leadsByOthers(a, b, needs) && !leadsByOthers(b, a, needs))?.pair;
}

function weightOf(pages, isCounted = () => true) {
  let weight = 0;
  for (const page of pages) if (isCounted(page)) weight += page.weight;
  return weight;
}

/** The chunks that each chunk imports. */
function neededChunks(chunks, modules) {
  const chunkOf = new Map(chunks.flatMap((chunk) => chunk.modules.map((id) => [id, chunk])));
  const imports = (chunk) => chunk.modules.flatMap((id) => modules.get(id)?.imports ?? []);
  return new Map(chunks.map((chunk) => [chunk, new Set(imports(chunk).flatMap((id) => chunkOf.get(id) ?? []))]));
}

/** Whether a chunk needs another by way of a third one: if the two are joined, that one and they need each other. */
function leadsByOthers(from, to, needs) {
  const found = new Set([...needs.get(from)].filter((chunk) => chunk !== from && chunk !== to));
  for (const chunk of found)
    for (const next of needs.get(chunk)) {
      if (next === to) return true;
      if (next !== from) found.add(next);
    }
  return false;
}

/**
 * Returns `output.codeSplitting` for the page build.
 *
 * @param {{ entry: string, autoloader: string }} paths of the entry and of the module that imports all elements
 * @returns {import('rolldown').CodeSplittingOptions}
 */
export function pageChunks({ entry, autoloader }) {
  /** @type {Map<string, string> | undefined} */
  let names;
  const nameOf = (id, graph) => (names ??= chunkNames(graph, entry, autoloader)).get(id) ?? null;
  return { includeDependenciesRecursively: false, groups: [{ name: nameOf, debugName: 'page chunks' }] };
}

/** The names of the chunks by the ids of their modules. The code that every page loads is `start`. */
function chunkNames(graph, entry, autoloader) {
  const elements = graph.getModuleInfo(autoloader)?.dynamicallyImportedIds ?? [];
  const modules = new Map();
  for (const id of [entry, ...elements]) addModule(id, graph, modules);
  const start = [entry, ...elements.filter((id) => START_ELEMENTS.includes(moduleName(id)))];
  const pages = elements.map((id) => ({ modules: [...start, id], weight: 1 }));
  for (const names of typicalPages)
    pages.push({
      modules: [...start, ...names.map((name) => elements.find((id) => moduleName(id) === name))],
      weight: TYPICAL_WEIGHT,
    });
  const found = new Map();
  for (const chunk of groupModules(modules, pages)) {
    const [largest] = chunk.modules.toSorted((a, b) => modules.get(b).size - modules.get(a).size);
    const name = chunk.modules.includes(entry) ? 'start' : moduleName(largest);
    for (const id of chunk.modules) if (id !== entry) found.set(id, name);
  }
  return found;
}

function addModule(id, graph, modules) {
  if (modules.has(id)) return;
  const info = graph.getModuleInfo(id);
  modules.set(id, { size: info?.code?.length ?? 0, imports: info?.importedIds ?? [] });
  for (const imported of info?.importedIds ?? []) addModule(imported, graph, modules);
}

const moduleName = (id) =>
  id
    .split('/')
    .at(-1)
    .replace(/\.\w+$/, '');
