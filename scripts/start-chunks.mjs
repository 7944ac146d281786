/**
 * Puts all that a page loads at once into one file, and what two pages load at once into one more. Left to itself the
 * bundler makes a file of each module that something loads later, too: 71 for the shell, each a request.
 * For `output.codeSplitting` of Vite builds.
 * @type {import('rolldown').CodeSplittingOptions}
 */
export const startChunks = {
  groups: [
    // A file takes all along that its modules import: what several pages need comes first.
    { name: (id, graph) => nameFor(entriesOf(id, graph), 2), tags: ['$initial'], priority: 2, debugName: 'shared' },
    { name: (id, graph) => nameFor(entriesOf(id, graph), 1), tags: ['$initial'], priority: 1, debugName: 'own' },
  ],
};

const nameFor = (entries, fewest) => (entries.length >= fewest ? `start-${entries.join('-')}` : null);

/**
 * The entries that load a module at once, by their names.
 * @param {string} moduleId
 * @param {import('rolldown').ChunkingContext} graph
 */
export function entriesOf(moduleId, graph) {
  const found = new Set([moduleId]);
  const entries = [];
  // What is added while it is gone through is visited, too.
  for (const id of found) {
    const info = graph.getModuleInfo(id);
    if (info?.isEntry) entries.push(nameOf(id));
    for (const importer of info?.importers ?? []) found.add(importer);
  }
  return entries.sort();
}

const nameOf = (id) =>
  id
    .split('/')
    .at(-1)
    .replace(/\.\w+$/, '');
