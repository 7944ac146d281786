// The menu data of an application, parsed as the elements do it.
export { deniesAccess } from '../elements/core/format/boolean-meaning.js';
export { currentEntry, type CurrentEntry } from '../elements/core/menu/menu-current.js';
export { deepestMenu, isActivatable, normalizeMenu, type MenuItem, type MenuNode } from '../elements/core/menu/menu.js';
