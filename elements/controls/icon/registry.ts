const icons = new Map<string, string>();
const listeners = new Set<() => void>();

/**
 * Registers icons by name, for data with icon names (`icon` of a menu item) and for `<dass-icon name>`.
 *
 * @param paths path data (`d`) of 24 by 24 outline icons, by name. Another registration of the same name replaces it; values that
 * are not text are ignored
 */
export function registerIcons(paths: Readonly<Record<string, string>>): void {
  for (const [name, path] of Object.entries(paths)) if (typeof path === 'string') icons.set(name, path);
  for (const listener of [...listeners]) listener();
}

/** Returns the path of a registered icon, or `undefined`. */
export const findIcon = (name: string): string | undefined => icons.get(name);

/**
 * Calls a listener when icons are registered.
 *
 * @returns a function that removes the listener
 */
export function onIconsChange(listener: () => void): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}
