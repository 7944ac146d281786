import { getLanguage } from 'dass-elements/language.js';
import { formatCount, msg, plural, str } from '../../locales/localize.js';
import { relativeTime } from 'dass-elements/format.js';
import { EmptyState } from '../../frame/empty-state.js';
import { useOpenNotifications } from '../../frame/header.js';
import { useFrameNotifications } from '../../user/notifications.js';
import { EntryLink } from './entry-link.js';
import { NewsCard } from './news-card.js';

const MAX_NOTIFICATIONS = 4;

/** The newest unread notifications. Following one marks it as read. */
export function UnreadCard() {
  const { notifications, unread, status, markRead } = useFrameNotifications();
  const openNotifications = useOpenNotifications();
  const shown = notifications.filter(({ readed }) => !readed).slice(0, MAX_NOTIFICATIONS);
  const more = unread - shown.length;
  return (
    <NewsCard
      heading={msg('Notificações não lidas', { id: 'dassShellUnread' })}
      icon="bell"
      rows={MAX_NOTIFICATIONS}
      isLoading={status === 'loading' && notifications.length === 0}
      empty={
        status === 'ready' && (
          <EmptyState icon="checks" text={msg('Tudo lido por aqui.', { id: 'dassShellUnreadNone' })} />
        )
      }
      footer={
        more > 0 && (
          <button type="button" className="text-button" aria-haspopup="dialog" onClick={openNotifications}>
            {shellUnreadMoreText(more)}
          </button>
        )
      }
    >
      {shown.map(({ id, url, createdAt, data: { title, description } }) => (
        <li key={id}>
          <EntryLink className="news" url={url.url} label={title} onFollow={() => markRead(id)}>
            <span className="news-title" title={title}>
              {title}
            </span>
            <span className="news-time">{relativeTime(createdAt, getLanguage())}</span>
            <span className="news-detail" title={description}>
              {description}
            </span>
          </EntryLink>
        </li>
      ))}
    </NewsCard>
  );
}

const shellUnreadMoreText = (count: number): string =>
  plural(count, {
    one: msg(str`mais ${formatCount(count)} não lida`, { id: 'dassShellUnreadMoreOne' }),
    many: msg(str`mais ${formatCount(count)} não lidas`, { id: 'dassShellUnreadMoreMany' }),
    other: msg(str`mais ${formatCount(count)} não lidas`, { id: 'dassShellUnreadMoreOther' }),
  });
