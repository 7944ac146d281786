import { announce } from 'dass-elements/page.js';
import { star } from 'dass-elements/icons.js';
import { resolveText } from 'dass-elements/language.js';
import { msg, str } from '../locales/localize.js';
import { useFavourites } from './use-favourites.js';
import './favourites.css';

export interface FavouriteButtonProps {
  url: string;
  /** Label from the menu: a text or a message id. */
  label: string;
  /** Called before the screen is added or removed. */
  onToggle?: () => void;
}

/** A star button that adds a screen to the favourites, or removes it. */
export function FavouriteButton({ url, label, onToggle }: FavouriteButtonProps) {
  const { favourites, store } = useFavourites();
  const isFavourite = favourites.some((favourite) => favourite.url === url);
  const name = resolveText(label);
  const toggle = (): void => {
    onToggle?.();
    store.toggle({ url, label });
    announce(
      store.has(url)
        ? msg(str`${name} foi adicionado aos favoritos.`, { id: 'dassShellFavouriteAdded' })
        : msg(str`${name} foi removido dos favoritos.`, { id: 'dassShellFavouriteRemoved' }),
    );
  };
  return (
    <button
      type="button"
      className="favourite-button"
      aria-pressed={isFavourite}
      aria-label={msg(str`Favoritar ${name}`, { id: 'dassShellFavourite' })}
      title={
        isFavourite
          ? msg('Remover dos favoritos', { id: 'dassShellFavouriteRemove' })
          : msg('Adicionar aos favoritos', { id: 'dassShellFavouriteAdd' })
      }
      onClick={toggle}
    >
      <svg viewBox="0 0 24 24" width="18" height="18" aria-hidden="true">
        <path d={star} />
      </svg>
    </button>
  );
}
