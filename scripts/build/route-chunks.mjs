// Divides what the pages of the shell load on navigation into few files. By default the bundler makes a file for each
// combination of dynamic imports that share code: the list of materials requested 72 files.
import { basename, extname, resolve } from 'node:path';
import { groupModules } from './page-chunks.mjs';
import { reachable } from './reachable.mjs';

/** A saved request is worth this much source code, in characters: about 1.5 KB after minification and gzip. */
const REQUEST_COST = 6_000;

/**
 * Returns a function that names the chunks of the modules that pages import statically, for a group of
 * `output.codeSplitting`. What the shell loads at start, and what only a user action loads, gets no name.
 * @param {{ starts: string[], routes: Record<string, number>, shared: string[] }} modules `starts` are entries of the build.
 *   The dynamic imports of `routes` are the pages, each of which counts as much as this many parts that are loaded on
 *   demand. Each page also loads `shared`
 * @returns {(id: string, graph: import('rolldown').ChunkingContext) => string | null}
 */
export function routeChunks(modules) {
  /** @type {Map<string, string> | undefined} */
  let names;
  return (id, graph) => (names ??= chunkNames(modules, graph)).get(id) ?? null;
}

/** The names of the chunks by the ids of their modules. */
function chunkNames({ starts, routes, shared }, graph) {
  const importsOf = (id) => graph.getModuleInfo(id)?.importedIds ?? [];
  const laterImportsOf = (id) => importsOf(id).filter((imported) => !start.has(imported));
  const start = reachable(starts, importsOf);
  const pages = Object.entries(routes).flatMap(([route, weight]) =>
    dynamicImportsOf(route, graph).map((id) => ({
      modules: [id, ...shared].filter((one) => !start.has(one)),
      weight,
    })),
  );
  const modules = new Map();
  for (const id of reachable(
    pages.flatMap((page) => page.modules),
    laterImportsOf,
  ))
    modules.set(id, { size: graph.getModuleInfo(id)?.code?.length ?? 0, imports: laterImportsOf(id) });
  const parts = onDemand([...start, ...modules.keys()], graph).map((id) => ({
    modules: [...reachable([id], laterImportsOf)].filter((one) => modules.has(one)),
    weight: 1,
  }));
  const found = new Map();
  for (const chunk of groupModules(modules, [...pages, ...parts], REQUEST_COST)) {
    const [largest] = chunk.modules.toSorted((a, b) => modules.get(b).size - modules.get(a).size);
    for (const id of chunk.modules) found.set(id, `page-${basename(largest, extname(largest))}`);
  }
  return found;
}

const dynamicImportsOf = (id, graph) => graph.getModuleInfo(id)?.dynamicallyImportedIds ?? [];

/** What these modules, and those that they load, import dynamically. */
const onDemand = (ids, graph) => [
  ...new Set(
    [
      ...reachable(ids, (id) => [...(graph.getModuleInfo(id)?.importedIds ?? []), ...dynamicImportsOf(id, graph)]),
    ].flatMap((id) => dynamicImportsOf(id, graph)),
  ),
];

/** The pages of the shell. The home page is opened most. */
export const shellRouteChunks = routeChunks({
  starts: [resolve('shell/index.html'), resolve('shell/login.html')],
  routes: { [resolve('shell/router.tsx')]: 20, [resolve('shell/workspace/screens.ts')]: 3 },
  shared: [resolve('shell/page-services.tsx')],
});
