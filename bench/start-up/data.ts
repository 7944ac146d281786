import { businessMenu, type MenuEntry } from '../../sample-data/menu.js';

/** The business menu, limited to 50 entries including groups. */
export function menuOf50(): MenuEntry[] {
  let left = 50;
  const cut = (entries: readonly MenuEntry[]): MenuEntry[] =>
    entries.flatMap((entry) => {
      if (left <= 0) return [];
      left--;
      return [{ ...entry, ...(entry.items && { items: cut(entry.items) }) }];
    });
  return cut(businessMenu(50));
}

export const user = { name: 'Maria Antônia Gonçalves', email: 'maria.goncalves@example.com' };

/** 12 unread notifications for the bell's count. */
export const notifications = (): { id: string; readed: boolean; createdAt: string; data: { title: string } }[] =>
  Array.from({ length: 12 }, (_, index) => ({
    id: String(index),
    readed: false,
    createdAt: '2026-11-20T12:00:00Z',
    data: { title: 'Pedido 48.213' },
  }));
