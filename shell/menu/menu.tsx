import { createContext, useCallback, useContext, useEffect, type ReactNode } from 'react';
import { usePlatform } from '../app/platform-context.js';
import { useLoad, type Loaded } from '../app/use-load.js';
import type { MenuItem } from '../platform/platform.js';
import { useSession } from '../session/session.js';

type Menu = Loaded<MenuItem[]>;

const MenuContext = createContext<Menu | undefined>(undefined);

/** The menu of the person who is signed in; `idle` while nobody is, or without permission for the area. */
export function useMenu(): Menu {
  const menu = useContext(MenuContext);
  if (!menu) throw new Error('There is no MenuProvider above this component');
  return menu;
}

export function MenuProvider({ children }: { children: ReactNode }) {
  const platform = usePlatform();
  const { user, isOver } = useSession();
  const load = useCallback((signal: AbortSignal) => platform.menu.load({ signal }), [platform]);
  const menu = useLoad(user && !user.accessDenied ? load : undefined);
  const { error } = menu;
  useEffect(() => void (error && isOver(error)), [error, isOver]);
  return <MenuContext value={menu}>{children}</MenuContext>;
}
