import { Link } from 'react-router-dom';
import { history } from '../../../elements/core/history.js';
import type { MenuNode } from '../../../elements/core/menu.js';
import { resolveText } from '../../../locales/index.js';
import { t } from '../../../locales/shell.js';
import { DassIcon } from '../../../react-wrappers/dass-icon.js';
import type { Area } from './areas.js';

export function AreaCard({ area: { node, entries, count } }: { area: Area }) {
  const more = count - entries.length;
  return (
    <li className="card area">
      <h3>
        <DassIcon name={node.icon || 'folder'} />
        {resolveText(node.label)}
      </h3>
      <ul>
        {entries.map((entry) => (
          <li key={entry.key}>
            <EntryLink entry={entry} />
          </li>
        ))}
      </ul>
      {more > 0 && <p className="quiet">{t('dassShellMoreInMenu', { count: more })}</p>}
    </li>
  );
}

/** A menu entry outside of the menu: it is followed and recorded as there (MD-08). */
function EntryLink({ entry: { url = '', label } }: { entry: MenuNode }) {
  const record = () => void history.record({ url, label });
  const target = new URL(url, window.location.href);
  const text = resolveText(label);
  if (target.origin !== window.location.origin) {
    return (
      <a href={target.href} onClick={record}>
        {text}
      </a>
    );
  }
  return (
    <Link to={target.pathname + target.search + target.hash} state={{ label }} onClick={record}>
      {text}
    </Link>
  );
}
