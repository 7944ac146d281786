import { useMemo, type ComponentType } from 'react';
import { dateTimeFormat } from 'dass-elements/format.js';
import { msg, str } from '../../locales/localize.js';
import { DassHistoryList } from 'dass-elements/react/dass-history-list.js';
import { DassIcon } from 'dass-elements/react/dass-icon.js';
import { useNavigateTo } from '../../app/use-navigate-to.js';
import { useLanguage } from '../../app/use-texts.js';
import { EmptyState } from '../../frame/empty-state.js';
import { Failure, SlowNotice } from '../../frame/failure.js';
import { Page } from '../../frame/page.js';
import { useMenu } from '../../user/menu.js';
import { useSession } from '../../session/session.js';
import { AreaCard, areasOf } from './areas.js';
import { FavouritesCard } from './favourites-card.js';
import type { WorkCount } from '../../workspace/work-count.js';
import { WorkCounts } from './work-counts.js';
import './home.css';

/** Number of entries that the card of an area shows at first. */
const MAX_ENTRIES = 5;

export interface HomePageProps {
  counts: readonly WorkCount[];
  /** Cards with sources of their own. */
  cards: readonly ComponentType[];
}

export function HomePage({ counts, cards }: HomePageProps) {
  const language = useLanguage();
  const { user } = useSession();
  const navigateTo = useNavigateTo();
  const { entries } = useMenu();
  const now = new Date();
  const today = dateTimeFormat(language, { dateStyle: 'full' }).format(now);

  return (
    <Page
      heading={greeting(user?.name ?? '', now.getHours())}
      title={msg('Início', { id: 'dassShellHome' })}
      subheading={today}
    >
      <div className="home">
        <WorkCounts counts={counts} />
        <div className="home-news">
          {cards.map((Card, index) => (
            // The cards are fixed.
            <Card key={index} />
          ))}
        </div>
        <div className="home-side">
          <FavouritesCard menu={entries} />
          <section aria-labelledby="recent" className="card news-card">
            <h2 id="recent">
              <DassIcon name="history" />
              {msg('Visitados recentemente', { id: 'dassShellRecent' })}
            </h2>
            <DassHistoryList
              onNavigate={(event) => {
                event.preventDefault();
                navigateTo(event.detail.url, event.detail.label);
              }}
            />
          </section>
        </div>
        <section aria-labelledby="areas" className="home-areas">
          <h2 id="areas">{msg('Áreas', { id: 'dassShellAreas' })}</h2>
          <Areas menu={entries} />
        </section>
      </div>
    </Page>
  );
}

function Areas({ menu }: { menu: unknown }) {
  const { status, value, error, isSlow, reload } = useMenu();
  const areas = useMemo(() => areasOf(menu), [menu]);
  if (status === 'failed' && error) {
    return (
      <Failure
        heading={msg('O menu não pôde ser carregado.', { id: 'dassShellMenuFailed' })}
        error={error}
        onRetry={reload}
      />
    );
  }
  if (!value) {
    return (
      <>
        <ul className="areas" aria-busy="true">
          {Array.from({ length: 8 }, (_, area) => (
            <li key={area} className="card area area-skeleton">
              <span className="skeleton-line skeleton-heading" />
              {Array.from({ length: MAX_ENTRIES }, (_, entry) => (
                <span key={entry} className="skeleton-line" />
              ))}
            </li>
          ))}
        </ul>
        {isSlow && (
          <SlowNotice
            text={msg(
              'O servidor está demorando mais do que o normal. Você pode esperar ou continuar com outra coisa.',
              { id: 'dassShellSlow' },
            )}
          />
        )}
      </>
    );
  }
  if (areas.length === 0)
    return (
      <EmptyState
        className="card"
        icon="lock"
        text={msg('Nenhuma área disponível para o seu perfil.', { id: 'dassShellNoAreas' })}
      />
    );
  return (
    <ul className="areas">
      {areas.map((area) => (
        <AreaCard key={area.node.key} area={area} shown={MAX_ENTRIES} />
      ))}
    </ul>
  );
}

/** The greeting for an hour of the day. */
function greeting(name: string, hour: number): string {
  const [first = ''] = name.trim().split(/\s+/);
  if (!first) return msg('Boas-vindas', { id: 'dassShellWelcome' });
  if (hour >= 5 && hour < 12) return msg(str`Bom dia, ${first}`, { id: 'dassShellGoodMorning' });
  return hour >= 12 && hour < 18
    ? msg(str`Boa tarde, ${first}`, { id: 'dassShellGoodAfternoon' })
    : msg(str`Boa noite, ${first}`, { id: 'dassShellGoodEvening' });
}
