// Chooses the modules that become one file, base.js, of the kit for bundlers. A bundler makes a file for each combination
// of start and lazy code that shares a module, so a hundred small modules that all elements use become a dozen files of
// a page. A bundler still removes from base.js what a page does not use.
import { reachable } from './reachable.mjs';

/**
 * The modules that at least this share of the elements import statically are in base.js. With a third, a page with header,
 * menu and ten fields loads the same KB in 7 files instead of 2; with a sixth, it loads 4 KB more.
 */
const MIN_SHARE = 1 / 5;

/**
 * @param {string[]} elements the ids of their modules, which are never in the base: they define elements when they run
 * @param {(id: string) => readonly string[]} importsOf the ids of static imports of the project's own modules
 * @returns {Set<string>} ids
 */
export function baseModules(elements, importsOf) {
  const users = new Map();
  for (const element of elements)
    for (const id of reachable([element], importsOf)) users.set(id, (users.get(id) ?? 0) + 1);
  for (const element of elements) users.delete(element);
  return new Set([...users].filter(([, count]) => count >= elements.length * MIN_SHARE).map(([id]) => id));
}
