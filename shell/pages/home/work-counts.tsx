import { useCallback } from 'react';
import { Link } from 'react-router-dom';
import { DassIcon } from 'dass-elements/react/dass-icon.js';
import { useLoad } from '../../app/use-load.js';
import { useOpenNotifications } from '../../frame/header.js';
import { formatCount, msg, plural } from '../../locales/localize.js';
import { useFrameNotifications } from '../../user/notifications.js';
import type { WorkCount } from '../../workspace/work-count.js';

/** What waits for the user, as numbers that lead to their lists. */
export function WorkCounts({ counts }: { counts: readonly WorkCount[] }) {
  return (
    <ul className="work-counts" aria-label={msg('O que espera por você', { id: 'dassHomeWork' })}>
      <UnreadCount />
      {counts.map((one) => (
        <LoadedCount key={one.id} {...one} />
      ))}
    </ul>
  );
}

function UnreadCount() {
  const { unread, status } = useFrameNotifications();
  const open = useOpenNotifications();
  const isKnown = status === 'ready' || unread > 0;
  return (
    <li>
      <button type="button" className="card work-count" aria-haspopup="dialog" onClick={open}>
        <DassIcon name="bell" />
        <CountText
          count={isKnown ? unread : undefined}
          isFailed={status === 'failed'}
          label={plural(unread, {
            one: msg('não lida', { id: 'dassHomeUnreadOne' }),
            many: msg('não lidas', { id: 'dassHomeUnreadMany' }),
            other: msg('não lidas', { id: 'dassHomeUnreadOther' }),
          })}
          note={msg('Notificações', { id: 'dassHomeUnread' })}
        />
      </button>
    </li>
  );
}

function LoadedCount({ icon, label, load }: WorkCount) {
  const { value, status, reload } = useLoad(useCallback((signal: AbortSignal) => load({ signal }), [load]));
  const content = (
    <>
      <DassIcon name={icon} />
      <CountText
        count={value?.count}
        isFailed={status === 'failed'}
        label={label(value?.count ?? 2)}
        note={value?.note?.()}
      />
    </>
  );
  if (value) {
    return (
      <li>
        <Link to={value.url} className="card work-count">
          {content}
        </Link>
      </li>
    );
  }
  return (
    <li>
      <button type="button" className="card work-count" aria-disabled={status !== 'failed'} onClick={reload}>
        {content}
      </button>
    </li>
  );
}

interface CountTextProps {
  /** Undefined while it is unknown. */
  count: number | undefined;
  isFailed: boolean;
  label: string;
  note?: string | undefined;
}

function CountText({ count, isFailed, label, note }: CountTextProps) {
  return (
    <span className="work-count-text">
      <span>
        {count === undefined ? (
          <span className="skeleton-line work-count-number" hidden={isFailed} />
        ) : (
          <strong className="work-count-number">{formatCount(count)}</strong>
        )}{' '}
        {label}
      </span>
      <span className="work-count-note">
        {isFailed ? msg('não carregou · tentar de novo', { id: 'dassHomeCountFailed' }) : note}
      </span>
    </span>
  );
}
