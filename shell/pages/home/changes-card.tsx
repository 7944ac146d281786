import { useCallback } from 'react';
import { relativeTime } from 'dass-elements/format.js';
import { getLanguage } from 'dass-elements/language.js';
import { msg } from '../../locales/localize.js';
import { useLoad } from '../../app/use-load.js';
import { EmptyState } from '../../frame/empty-state.js';
import { RetryButton } from '../../frame/failure.js';
import { usePanel } from '../../history/use-panel.js';
import { useApis } from '../../workspace/apis-context.js';
import { shellMoreText } from './areas.js';
import { EntryLink } from './entry-link.js';
import { NewsCard } from './news-card.js';

/** Number of changes that the card shows until the user wants all of them. */
const MAX_CHANGES = 8;
const MAX_LOADED = 50;

/** The beginning of yesterday in the user's calendar. */
const yesterday = (): string => {
  const now = new Date();
  return new Date(now.getFullYear(), now.getMonth(), now.getDate() - 1).toISOString();
};

/** What users have changed in records since yesterday, the newest first. */
export function ChangesCard() {
  const { changes } = useApis();
  const load = useCallback(
    async (signal: AbortSignal) => {
      const [list, texts] = await Promise.all([
        changes.loadChanges({ since: yesterday(), limit: MAX_LOADED }, { signal }),
        // Knows the fields of all features: not part of the first load.
        import('./change-text.js'),
      ]);
      return { list, texts };
    },
    [changes],
  );
  const { status, value, reload } = useLoad(load);
  const [isWhole, setWhole] = usePanel<boolean>('changes', false);
  const { list = [], texts } = value ?? {};
  const more = list.length - MAX_CHANGES;
  return (
    <NewsCard
      className="changes"
      heading={msg('Mudou desde ontem', { id: 'dassHomeChanges' })}
      icon="history"
      rows={MAX_CHANGES}
      isLoading={status === 'loading'}
      empty={
        status === 'failed' ? (
          <EmptyState
            kind="failed"
            text={msg('As alterações não puderam ser carregadas.', { id: 'dassHomeChangesFailed' })}
          >
            <RetryButton onRetry={reload} />
          </EmptyState>
        ) : (
          <EmptyState icon="history" text={msg('Nada mudou desde ontem.', { id: 'dassHomeChangesNone' })} />
        )
      }
      footer={
        more > 0 && (
          <button type="button" className="text-button" aria-expanded={isWhole} onClick={() => setWhole(!isWhole)}>
            {isWhole ? msg('mostrar menos', { id: 'dassShellLess' }) : shellMoreText(more)}
          </button>
        )
      }
    >
      {(isWhole ? list : list.slice(0, MAX_CHANGES)).map((change, index) => {
        if (!texts) return null;
        const { changedName, changedUrl, changeText } = texts;
        const name = changedName(change);
        const detail = [changeText(change), change.changedBy].filter(Boolean).join(' · ');
        const url = changedUrl(change);
        const content = (
          <>
            <span className="news-title" title={name}>
              {name}
            </span>
            <span className="news-time">{relativeTime(change.changedAt, getLanguage())}</span>
            <span className="news-detail" title={detail}>
              {detail}
            </span>
          </>
        );
        return (
          // A record may have changed several times; a list of changes is only replaced as a whole.
          <li key={index}>
            {url ? (
              <EntryLink className="news" url={url} label={name}>
                {content}
              </EntryLink>
            ) : (
              <span className="news">{content}</span>
            )}
          </li>
        );
      })}
    </NewsCard>
  );
}
