// The menu of an application: its data, as the elements read them.
export { deniesAccess } from '../elements/core/format/boolean-meaning.js';
export { currentEntry, type CurrentEntry } from '../elements/core/menu/menu-current.js';
export { deepestMenu, isActivatable, normalizeMenu, type MenuItem, type MenuNode } from '../elements/core/menu/menu.js';
