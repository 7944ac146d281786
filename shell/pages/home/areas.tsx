import { isActivatable, normalizeMenu, type MenuNode } from 'dass-elements/menu.js';
import { resolveText } from 'dass-elements/language.js';
import { formatCount, msg, plural, str } from '../../locales/localize.js';
import { DassIcon } from 'dass-elements/react/dass-icon.js';
import { usePanel } from '../../history/use-panel.js';
import { FavouriteButton } from '../../user/favourite-button.js';
import { EntryLink } from './entry-link.js';

/** A business area on its card: a group of the menu, and its entries. */
export interface Area {
  readonly node: MenuNode;
  readonly entries: readonly MenuNode[];
}

/** The areas of a menu. Groups without an active entry are left out; a single entry is an area of its own. */
export function areasOf(menu: unknown): readonly Area[] {
  return normalizeMenu(menu).flatMap((node) => {
    const entries = entriesIn(node);
    return entries.length ? [{ node, entries }] : [];
  });
}

function entriesIn(node: MenuNode): readonly MenuNode[] {
  if (node.items.length === 0) return isActivatable(node) ? [node] : [];
  return node.items.flatMap(entriesIn);
}

/** @param shown number of entries that the card shows until the user wants all of them */
export function AreaCard({ area: { node, entries }, shown }: { area: Area; shown: number }) {
  const [isWhole, setWhole] = usePanel<boolean>(`area ${node.key}`, false);
  const more = entries.length - shown;
  return (
    <li className="card area">
      <h3>
        <DassIcon name={node.icon || 'folder'} />
        {resolveText(node.label)}
      </h3>
      <ul>
        {(isWhole ? entries : entries.slice(0, shown)).map(({ key, url = '', label }) => (
          <li key={key} className="favourite">
            <EntryLink url={url} label={label}>
              {resolveText(label)}
            </EntryLink>
            <FavouriteButton url={url} label={label} />
          </li>
        ))}
      </ul>
      {more > 0 && (
        <button type="button" className="text-button" aria-expanded={isWhole} onClick={() => setWhole(!isWhole)}>
          {isWhole ? msg('mostrar menos', { id: 'dassShellLess' }) : shellMoreText(more)}
        </button>
      )}
    </li>
  );
}

/** @param count number of rows that are not shown yet */
export const shellMoreText = (count: number): string =>
  plural(count, {
    one: msg(str`mostrar mais ${formatCount(count)}`, { id: 'dassShellMoreOne' }),
    many: msg(str`mostrar mais ${formatCount(count)} de itens`, { id: 'dassShellMoreMany' }),
    other: msg(str`mostrar mais ${formatCount(count)}`, { id: 'dassShellMoreOther' }),
  });
