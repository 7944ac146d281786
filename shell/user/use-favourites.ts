import { useSyncExternalStore } from 'react';
import { useSession } from '../session/session.js';
import { favouritesOf, type Favourite, type FavouritesStore } from './favourites-store.js';

/** The favourites of the signed-in user, and the store that changes them. */
export function useFavourites(): { favourites: readonly Favourite[]; store: FavouritesStore } {
  const { user } = useSession();
  const store = favouritesOf(user?.email ?? '');
  const favourites = useSyncExternalStore(store.subscribe, () => store.entries);
  return { favourites, store };
}
