import { getLanguage } from '../../../locales/index.js';
import { t } from '../../../locales/shell.js';
import { relativeTime } from '../../../elements/core/format/relative-time.js';
import { useNotificationsOfFrame } from '../../notifications/notifications.js';
import { EntryLink } from './entry-link.js';
import { NewsCard } from './news-card.js';

const shownNotifications = 4;

/** The newest notifications that the user has not read; following one marks it as read. */
export function UnreadCard() {
  const { notifications, unread, status, markRead } = useNotificationsOfFrame();
  const shown = notifications.filter(({ readed }) => !readed).slice(0, shownNotifications);
  const more = unread - shown.length;
  return (
    <NewsCard
      heading={t('dassShellUnread')}
      icon="bell"
      rows={shownNotifications}
      isLoading={status === 'loading' && notifications.length === 0}
      none={status === 'ready' ? t('dassShellUnreadNone') : ''}
      footer={more > 0 && <p className="quiet">{t('dassShellUnreadMore', { count: more })}</p>}
    >
      {shown.map(({ id, url, createdAt, data: { title, description } }) => (
        <li key={id}>
          <EntryLink className="news" url={url.url} label={title} onFollow={() => markRead(id)}>
            <span className="news-title">{title}</span>
            <span className="news-time">{relativeTime(createdAt, getLanguage())}</span>
            <span className="news-detail">{description}</span>
          </EntryLink>
        </li>
      ))}
    </NewsCard>
  );
}
