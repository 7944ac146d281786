import { handlerOf } from './element-api.js';
import { componentName } from './read-jsx.js';
import { readUses } from './read-uses.js';
import type { Rename } from './renames.js';
import { applyEdits, positionOf, type Edit, type Position } from './source-file.js';
import type { Use } from './uses.js';

/** A name that was replaced. */
export interface Change extends Position {
  readonly from: string;
  readonly to: string;
  readonly since: string;
}

/** Which uses have the name of a rename. */
const USES: Readonly<Record<Rename['kind'], readonly Use['kind'][]>> = {
  attribute: ['attribute', 'prop'],
  'css-property': ['css-property'],
  event: ['event', 'handler'],
  handler: ['handler'],
  import: ['import'],
  method: ['member'],
  part: ['part'],
  property: ['property', 'prop', 'member'],
  slot: ['slot'],
  tag: ['tag', 'component', 'import'],
  value: ['value'],
};

/**
 * Replaces renamed names.
 *
 * @param path its ending says how the text is read
 * @throws CodeError
 */
export function upgradeText(
  path: string,
  text: string,
  renames: readonly Rename[],
): { text: string; changes: Change[] } {
  const edits: Edit[] = [];
  const changes: Change[] = [];
  for (const use of readUses(path, text)) {
    // A name may have been renamed more than once.
    const used = renames.reduce((current, rename) => ({ ...current, ...renamed(current, rename) }), use);
    const since = renames.findLast((rename) => renamed(use, rename) !== undefined)?.since;
    if (used === use || since === undefined || used.name === use.name) continue;
    const spell = use.spell ?? ((name: string) => name);
    for (const place of use.places) {
      const written = text.slice(place.start, place.end);
      edits.push({ ...place, text: spell(used.name) });
      changes.push({ ...positionOf(text, place.start), from: written, to: spell(used.name), since });
    }
  }
  return { text: applyEdits(text, edits), changes };
}

/** Returns what a rename changes in a use: its name, or the tag that it belongs to. */
function renamed(use: Use, rename: Rename): Pick<Use, 'name' | 'tag'> | undefined {
  const { kind, from, to } = rename;
  // The names of a renamed element belong to the new tag from then on.
  const tag = kind === 'tag' && use.tag === from ? to : use.tag;
  if (!USES[kind].includes(use.kind) || (rename.tag !== undefined && rename.tag !== use.tag))
    return tag === use.tag ? undefined : { name: use.name, tag };
  if (kind === 'value' && rename.attribute !== use.attribute) return undefined;
  const name = newName(use, from, to, kind);
  return name === undefined && tag === use.tag ? undefined : { name: name ?? use.name, tag };
}

function newName(
  { kind: used, name }: Use,
  from: string | RegExp,
  to: string,
  kind: Rename['kind'],
): string | undefined {
  if (from instanceof RegExp) return from.test(name) ? name.replace(from, to) : undefined;
  if (used === 'handler' && kind === 'event') return name === handlerOf(from) ? handlerOf(to) : undefined;
  if (used === 'component') return name === componentName(from) ? componentName(to) : undefined;
  if (used === 'import' && kind === 'tag')
    return new RegExp(`/${from}(\\.js)?$`).test(name) ? name.replace(from, to) : undefined;
  return name === from ? to : undefined;
}
