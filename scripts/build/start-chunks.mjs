/**
 * Bundles the start-up code of a page into few files. By default the bundler creates a file for each module that is
 * also imported dynamically: 71 files for the shell, each a request. All code of a file runs when it is loaded, so
 * code shared with another page is separate from code of one page. For `output.codeSplitting` of Vite builds.
 * @type {import('rolldown').CodeSplittingOptions}
 */
export const startChunks = {
  // Each module has a group of its own or none.
  includeDependenciesRecursively: false,
  // A group includes the imports of its modules, so the shared group comes first.
  groups: [
    { name: chunkName((startPages) => startPages.length > 1 && startPages.join('-')), priority: 3 },
    { name: chunkName(([page], allPages) => page && allPages.length > 1 && `${page}-shared`), priority: 2 },
    { name: chunkName(([page]) => page), priority: 1 },
  ].map((group) => ({ ...group, tags: ['$initial'], debugName: `start ${group.priority}` })),
};

/**
 * @param {(startPages: string[], allPages: string[]) => string | false | undefined} name creates a name from the pages of a
 * module
 */
function chunkName(name) {
  return (id, graph) => {
    const found = name(pagesOf(id, graph), pagesOf(id, graph, true));
    return found ? `start-${found}` : null;
  };
}

/**
 * Returns the names of the pages that load a module at start-up.
 * @param {string} moduleId
 * @param {import('rolldown').ChunkingContext} graph
 * @param {boolean} [includeDynamic] includes pages that load it later, by a dynamic import
 */
export function pagesOf(moduleId, graph, includeDynamic = false) {
  const found = new Set([moduleId]);
  const pages = [];
  // A Set also visits entries that are added during the iteration.
  for (const id of found) {
    const info = graph.getModuleInfo(id);
    if (info?.isEntry) pages.push(nameOf(id));
    for (const importer of info?.importers ?? []) found.add(importer);
    for (const importer of (includeDynamic && info?.dynamicImporters) || []) found.add(importer);
  }
  return pages.sort();
}

const nameOf = (id) =>
  id
    .split('/')
    .at(-1)
    .replace(/\.\w+$/, '');
