// Generated from custom-elements.json by scripts/generate/generate-entries.mjs. Do not edit.
export { DassPickList } from '../elements/picking/pick-list/pick-list.js';
export type { PastedRow, PastedRows } from '../elements/core/paste-list/paste-list-rows.js';
export type { PickOutcome } from '../elements/core/pick-list/pick-moves.js';
export type { PickSide } from '../elements/picking/pick-list/panes/pick-pane.js';
export type { PickSizes } from '../elements/picking/pick-list/pick-options.js';
export type { DassPickListFilterDetail, DassPickListPickDetail } from '../elements/picking/pick-list/pick-properties.js';
