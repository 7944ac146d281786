// Generated from custom-elements.json by scripts/generate/generate-entries.mjs. Do not edit.
export { DassMenuDrawer } from '../elements/navigation/menu-drawer/menu-drawer.js';
export type { CloseReason } from '../elements/controls/dialog/dialog-element.js';
export type { MenuItem } from '../elements/core/menu/menu.js';
export type { NavigateDetail } from '../elements/navigation/link-click.js';
export type { DassMenuDrawerCloseDetail, DassMenuDrawerNavigateDetail } from '../elements/navigation/menu-drawer/menu-drawer.js';
export type { User } from '../elements/navigation/user-model.js';
