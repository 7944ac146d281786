// Generated from custom-elements.json by scripts/generate/generate-entries.mjs. Do not edit.
export { DassHeaderBar } from '../elements/navigation/header-bar/header-bar.js';
export type { DassHeaderBarMenuToggleDetail, DassHeaderBarNavigateDetail } from '../elements/navigation/header-bar/header-bar.js';
export type { NavigateDetail } from '../elements/navigation/link-click.js';
