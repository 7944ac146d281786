import { useMemo, useRef } from 'react';
import { resolveText } from 'dass-elements/language.js';
import { msg } from '../../locales/localize.js';
import { DassIcon } from 'dass-elements/react/dass-icon.js';
import { EmptyState } from '../../frame/empty-state.js';
import { screensOf } from '../../frame/finder/find-screens.js';
import { FavouriteButton } from '../../user/favourite-button.js';
import { useFavourites } from '../../user/use-favourites.js';
import { EntryLink } from './entry-link.js';

/** The user's favourites, newest last. */
export function FavouritesCard({ menu }: { menu: unknown }) {
  const { favourites } = useFavourites();
  // The menu has the labels in the current language. Until it is loaded, the stored labels are shown.
  const labels = useMemo(() => new Map(screensOf(menu).map(({ url, label }) => [url, label])), [menu]);
  const heading = useRef<HTMLHeadingElement>(null);
  const list = useRef<HTMLUListElement>(null);

  /** The button is removed with its row: the focus moves to the next one. */
  const moveFocus = (index: number): void => {
    const buttons = list.current?.querySelectorAll('button');
    (buttons?.[index + 1] ?? buttons?.[index - 1] ?? heading.current)?.focus();
  };

  return (
    <section className="card news-card favourites" aria-labelledby="favourites">
      <h2 id="favourites" ref={heading} tabIndex={-1}>
        <DassIcon name="star" />
        {msg('Favoritos', { id: 'dassShellFavourites' })}
      </h2>
      {favourites.length === 0 ? (
        <EmptyState
          icon="star"
          text={msg('Marque com a estrela as telas que você usa mais: elas aparecem aqui.', {
            id: 'dassShellFavouritesNone',
          })}
        />
      ) : (
        <ul ref={list}>
          {favourites.map(({ url, label: stored }, index) => {
            const label = labels.get(url) ?? stored;
            return (
              <li key={url} className="favourite">
                <EntryLink url={url} label={label}>
                  {resolveText(label)}
                </EntryLink>
                <FavouriteButton url={url} label={label} onToggle={() => moveFocus(index)} />
              </li>
            );
          })}
        </ul>
      )}
    </section>
  );
}
