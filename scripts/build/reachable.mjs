/**
 * Returns some modules and all that they import, directly or not.
 * @param {Iterable<string>} start ids of modules
 * @param {(id: string) => readonly string[]} importsOf the ids of a module's static imports
 * @returns {Set<string>}
 */
export function reachable(start, importsOf) {
  const found = new Set(start);
  // A Set also visits entries that are added during the iteration.
  for (const id of found) for (const imported of importsOf(id)) found.add(imported);
  return found;
}
