import { useMemo, useReducer, useState } from 'react';
import { formatCount, msg, plural, str } from '../../locales/localize.js';
import { DassButton } from 'dass-elements/react/dass-button.js';
import { DassNotificationBell } from 'dass-elements/react/dass-notification-bell.js';
import { DassNotificationList } from 'dass-elements/react/dass-notification-list.js';
import { DassSlider } from 'dass-elements/react/dass-slider.js';
import { notificationContent, notifications as sample } from '../../../sample-data/notifications.js';
import { formatNumber } from '../../app/formats.js';
import { notificationInLanguage } from '../../app/translations.js';
import { useLanguage } from '../../app/use-texts.js';
import { Demo } from '../demo.js';
import { noNotifications, reduceNotifications, shownNotifications } from '../../user/notification-state.js';

const TOTAL = 10_000;
const pageSize = 500;

/** 10,000 notifications: loaded page by page while scrolling, with new ones at the start. */
export default function NotificationsScreen() {
  const language = useLanguage();
  const everything = useMemo(() => sample(TOTAL, { now: Date.now() }), []);
  const [height, setHeight] = useState(480);
  const [result, setResult] = useState(() => () => '');
  const [arrived, setArrived] = useState(0);
  const [state, dispatch] = useReducer(reduceNotifications, noNotifications, (empty) =>
    reduceNotifications(empty, {
      kind: 'loaded',
      page: { notifications: everything.slice(0, pageSize), hasMore: true, unread: undefined },
    }),
  );
  const { notifications, unread } = shownNotifications(state);
  const shown = useMemo(
    () => notifications.map((one) => notificationInLanguage(one, language)),
    [notifications, language],
  );
  const loaded = state.confirmed.length - arrived;

  const arrive = () => {
    dispatch({
      kind: 'arrived',
      notification: {
        id: `arrived-${arrived}`,
        readed: false,
        createdAt: new Date().toISOString(),
        ...notificationContent(TOTAL + arrived),
      },
    });
    setArrived(arrived + 1);
  };
  const loadMore = (count: number) =>
    dispatch({
      kind: 'older',
      page: {
        notifications: everything.slice(loaded, loaded + count),
        hasMore: loaded + count < TOTAL,
        unread: undefined,
      },
    });
  const idOf = (notification: object) => String((notification as { id?: unknown }).id);
  const titleOf = (notification: object) => (notification as { data?: { title?: string } }).data?.title ?? '';
  const showClicked = (title: string) =>
    setResult(() => () => msg(str`Aberta: ${title}`, { id: 'dassNotificationsScreenClicked' }));
  const showContextClick = (title: string) =>
    setResult(() => () => msg(str`Botão direito em: ${title}`, { id: 'dassNotificationsScreenContext' }));

  return (
    <Demo
      note={msg('A lista pede mais quando o fim aparece, e não salta quando outra chega no começo.', {
        id: 'dassNotificationsScreenNote',
      })}
    >
      <div className="row row-far">
        <DassNotificationBell count={unread} />
        <DassButton onClick={arrive}>{msg('Chega mais uma', { id: 'dassNotificationsScreenArrive' })}</DassButton>
        <DassButton disabled={loaded >= TOTAL} onClick={() => loadMore(TOTAL)}>
          {msg('Carregar todas', { id: 'dassNotificationsScreenLoadAll' })}
        </DassButton>
        <DassSlider
          className="short-slider"
          label={msg('Altura', { id: 'dassNotificationsScreenHeight' })}
          min={240}
          max={720}
          step={20}
          value={height}
          formatValue={(value) => `${formatNumber(value)} px`}
          onInput={(event) => setHeight(event.currentTarget.value)}
        />
        <span className="quiet">{notificationsScreenLoadedText(state.confirmed.length)}</span>
      </div>
      <div className="card notification-frame">
        <DassNotificationList
          notifications={shown}
          height={`${height}px`}
          width="640px"
          onNotificationClick={(event) => showClicked(titleOf(event.detail.notification))}
          onNotificationContext={(event) => {
            event.preventDefault();
            showContextClick(titleOf(event.detail.notification));
          }}
          onMarkRead={(event) => dispatch({ kind: 'read', ids: [idOf(event.detail.notification)] })}
          onMarkAllRead={() => dispatch({ kind: 'all-read' })}
          onScrollVisible={() => loadMore(pageSize)}
        />
      </div>
      <p className="action-result" role="status">
        {result()}
      </p>
    </Demo>
  );
}

const notificationsScreenLoadedText = (count: number): string =>
  plural(count, {
    one: msg(str`${formatCount(count)} carregada`, { id: 'dassNotificationsScreenLoadedOne' }),
    many: msg(str`${formatCount(count)} carregadas`, { id: 'dassNotificationsScreenLoadedMany' }),
    other: msg(str`${formatCount(count)} carregadas`, { id: 'dassNotificationsScreenLoadedOther' }),
  });
