// Generated from custom-elements.json by scripts/generate/generate-entries.mjs. Do not edit.
export { DassMenu } from '../elements/controls/menu/menu.js';
export type { Placement } from '../elements/base/overlay/anchored.js';
export type { DassMenuSelectDetail, MenuEntry } from '../elements/controls/menu/menu.js';
