/**
 * Puts what a page loads at once into few files. Left to itself the bundler makes a file of each module that something
 * loads later, too: 71 for the shell, each a request. A file runs as a whole: what another page may load, now or later,
 * lies apart from what only one page is made of.
 * For `output.codeSplitting` of Vite builds.
 * @type {import('rolldown').CodeSplittingOptions}
 */
export const startChunks = {
  // A file takes all along that its modules import: what several pages need comes first.
  groups: [
    { name: chunkName((atOnce) => atOnce.length > 1 && atOnce.join('-')), priority: 3 },
    { name: chunkName(([page], ever) => page && ever.length > 1 && `${page}-shared`), priority: 2 },
    { name: chunkName(([page]) => page), priority: 1 },
  ].map((group) => ({ ...group, tags: ['$initial'], debugName: `start ${group.priority}` })),
};

/** @param {(atOnce: string[], ever: string[]) => string | false | undefined} name after the pages that load a module */
function chunkName(name) {
  return (id, graph) => {
    const found = name(pagesOf(id, graph), pagesOf(id, graph, true));
    return found ? `start-${found}` : null;
  };
}

/**
 * The pages that load a module at once, by the names of their entries.
 * @param {string} moduleId
 * @param {import('rolldown').ChunkingContext} graph
 * @param {boolean} [ever] at once or later
 */
export function pagesOf(moduleId, graph, ever = false) {
  const found = new Set([moduleId]);
  const pages = [];
  // What is added while it is gone through is visited, too.
  for (const id of found) {
    const info = graph.getModuleInfo(id);
    if (info?.isEntry) pages.push(nameOf(id));
    for (const importer of info?.importers ?? []) found.add(importer);
    for (const importer of (ever && info?.dynamicImporters) || []) found.add(importer);
  }
  return pages.sort();
}

const nameOf = (id) =>
  id
    .split('/')
    .at(-1)
    .replace(/\.\w+$/, '');
