import { isActivatable, normalizeMenu, type MenuNode } from 'dass-elements/menu.js';
import { resolveText } from 'dass-elements/language.js';
import { formatCount, msg, plural, str } from '../../locales/localize.js';
import { DassIcon } from 'dass-elements/react/dass-icon.js';
import { FavouriteButton } from '../../user/favourite-button.js';
import { EntryLink } from './entry-link.js';

/** A business area on its card: a group of the menu, and its first entries. */
export interface Area {
  readonly node: MenuNode;
  readonly entries: readonly MenuNode[];
  /** Number of all entries in the area. */
  readonly count: number;
}

/** The areas of a menu. Groups without an active entry are left out; a single entry is an area of its own. */
export function areasOf(menu: unknown, shown: number): readonly Area[] {
  return normalizeMenu(menu).flatMap((node) => {
    const entries = entriesIn(node);
    return entries.length ? [{ node, entries: entries.slice(0, shown), count: entries.length }] : [];
  });
}

function entriesIn(node: MenuNode): readonly MenuNode[] {
  if (node.items.length === 0) return isActivatable(node) ? [node] : [];
  return node.items.flatMap(entriesIn);
}

export function AreaCard({ area: { node, entries, count } }: { area: Area }) {
  const more = count - entries.length;
  return (
    <li className="card area">
      <h3>
        <DassIcon name={node.icon || 'folder'} />
        {resolveText(node.label)}
      </h3>
      <ul>
        {entries.map(({ key, url = '', label }) => (
          <li key={key} className="favourite">
            <EntryLink url={url} label={label}>
              {resolveText(label)}
            </EntryLink>
            <FavouriteButton url={url} label={label} />
          </li>
        ))}
      </ul>
      {more > 0 && <p className="quiet">{shellMoreInMenuText(more)}</p>}
    </li>
  );
}

const shellMoreInMenuText = (count: number): string =>
  plural(count, {
    one: msg(str`e mais ${formatCount(count)} no menu`, { id: 'dassShellMoreInMenuOne' }),
    many: msg(str`e mais ${formatCount(count)} de itens no menu`, { id: 'dassShellMoreInMenuMany' }),
    other: msg(str`e mais ${formatCount(count)} no menu`, { id: 'dassShellMoreInMenuOther' }),
  });
