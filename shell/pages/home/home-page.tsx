import { useMemo } from 'react';
import { dateTimeFormat } from '../../../elements/core/intl-formats.js';
import { t } from '../../../locales/shell.js';
import { DassHistoryList } from '../../../react-wrappers/dass-history-list.js';
import { useGo } from '../../app/use-go.js';
import { useLanguage } from '../../app/use-texts.js';
import { Failure, Slow } from '../../frame/failure.js';
import { Page } from '../../frame/page.js';
import { ownMenu } from '../../menu/own-menu.js';
import { useMenu } from '../../menu/menu.js';
import { useSession } from '../../session/session.js';
import { AreaCard } from './area-card.js';
import { areasOf } from './areas.js';
import { greeting } from './greeting.js';
import './home.css';

/** Places that a card shows before it refers to the menu. */
const shownPlaces = 5;

export function HomePage() {
  const language = useLanguage();
  const { user } = useSession();
  const go = useGo();
  const now = new Date();
  const today = dateTimeFormat(language, { dateStyle: 'full' }).format(now);

  return (
    <Page heading={greeting(user?.name ?? '', now.getHours())} title={t('dassShellHome')} subheading={today}>
      <div className="home">
        <section aria-labelledby="areas">
          <h2 id="areas">{t('dassShellAreas')}</h2>
          <Areas />
        </section>
        <section aria-labelledby="recent" className="home-recent">
          <h2 id="recent">{t('dassShellRecent')}</h2>
          <div className="card">
            <DassHistoryList
              onNavigate={(event) => {
                event.preventDefault();
                go(event.detail.url, event.detail.label);
              }}
            />
          </div>
        </section>
      </div>
    </Page>
  );
}

function Areas() {
  const { status, value, error, isSlow, reload } = useMenu();
  const areas = useMemo(() => areasOf([...(value ?? []), ...ownMenu], shownPlaces), [value]);
  if (status === 'failed' && error) {
    return <Failure heading={t('dassShellMenuFailed')} error={error} onRetry={reload} />;
  }
  if (!value) {
    return (
      <>
        <ul className="areas" aria-busy="true">
          {[1, 2, 3, 4].map((place) => (
            <li key={place} className="card area-waiting" />
          ))}
        </ul>
        {isSlow && <Slow text={t('dassShellSlow')} />}
      </>
    );
  }
  if (areas.length === 0) return <p className="quiet">{t('dassShellNoAreas')}</p>;
  return (
    <ul className="areas">
      {areas.map((area) => (
        <AreaCard key={area.node.key} area={area} />
      ))}
    </ul>
  );
}
