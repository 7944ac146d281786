// Generated from custom-elements.json by scripts/generate/generate-entries.mjs. Do not edit.
export { DassPickList } from '../elements/picking/pick-list/pick-list.js';
export type { PastedRow, PastedRows } from '../elements/core/paste-list/paste-list-rows.js';
export type { PickSide } from '../elements/core/pick-list/pick-list-state.js';
export type { PickOutcome } from '../elements/core/pick-list/pick-move.js';
export type { DassPickListFilterDetail, DassPickListPickDetail } from '../elements/picking/pick-list/pick-list-host.js';
export type { PickSizes } from '../elements/picking/pick-list/pick-list-options.js';
