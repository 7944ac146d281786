import { createContext, useCallback, useContext, useEffect, useMemo, type ReactNode } from 'react';
import type { MenuItem as KitMenuItem } from 'dass-elements/menu.js';
import { usePlatform } from '../app/platform-context.js';
import { menuInLanguage } from '../app/translations.js';
import { useLoad, type Loaded } from '../app/use-load.js';
import { useLanguage } from '../app/use-texts.js';
import type { MenuItem } from '../platform/platform.js';
import { useSession } from '../session/session.js';

/** The menu of the platform, and the state of its request. */
interface Menu extends Loaded<MenuItem[]> {
  /** All entries: those of the platform, as far as they are loaded, and the shell's own. */
  readonly entries: readonly KitMenuItem[];
}

const MenuContext = createContext<Menu | undefined>(undefined);

/** The menu of the signed-in user. `idle` without a user or without permission for the area. */
export function useMenu(): Menu {
  const menu = useContext(MenuContext);
  if (!menu) throw new Error('There is no MenuProvider above this component');
  return menu;
}

export interface MenuProviderProps {
  /** The shell's own part of the menu, after the business areas. */
  ownMenu: readonly KitMenuItem[];
  children: ReactNode;
}

export function MenuProvider({ ownMenu, children }: MenuProviderProps) {
  const platform = usePlatform();
  const { user, handleSessionError } = useSession();
  const load = useCallback((signal: AbortSignal) => platform.menu.load({ signal }), [platform]);
  const language = useLanguage();
  const loaded = useLoad(user && !user.accessDenied ? load : undefined);
  const { value, error } = loaded;
  const shown = useMemo(() => value && menuInLanguage(value, language), [value, language]);
  const entries = useMemo(() => [...(shown ?? []), ...ownMenu], [shown, ownMenu]);
  const menu = { ...loaded, value: shown, entries };
  useEffect(() => void (error && handleSessionError(error)), [error, handleSessionError]);
  return <MenuContext value={menu}>{children}</MenuContext>;
}
