const known = new Map<string, string>();
const listeners = new Set<() => void>();

/**
 * Makes icons known by name, for data that names them (`icon` of a menu item) and for `<dass-icon name>`.
 * @param icons the path data (`d`) of 24 by 24 outline icons by name; a later registration of a name replaces it
 */
export function registerIcons(icons: Readonly<Record<string, string>>): void {
  for (const [name, path] of Object.entries(icons)) if (typeof path === 'string') known.set(name, path);
  for (const listener of [...listeners]) listener();
}

/** The path of an icon by its name, or `undefined` when nobody has registered it. */
export const findIcon = (name: string): string | undefined => known.get(name);

/** Calls back when icons come in. @returns stops it */
export function onIconsChange(listener: () => void): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}
