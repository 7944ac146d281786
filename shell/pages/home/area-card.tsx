import { resolveText } from 'dass-elements/language.js';
import { formatCount, msg, plural, str } from '../../locales/localize.js';
import { DassIcon } from 'dass-elements/react/dass-icon.js';
import { FavouriteButton } from '../../user/favourite-button.js';
import type { Area } from './areas.js';
import { EntryLink } from './entry-link.js';

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
