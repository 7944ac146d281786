// Generated from custom-elements.json by scripts/generate/generate-entries.mjs. Do not edit.
export { DassPopup } from '../elements/controls/popup/popup.js';
export type { Placement } from '../elements/base/overlay/anchored.js';
export type { DassPopupCloseDetail } from '../elements/controls/popup/popup.js';
