// Generated from custom-elements.json by scripts/generate/generate-entries.mjs. Do not edit.
import {
  DassPickList as ElementClass,
  type TypedPickList,
} from '../elements/picking/pick-list/pick-list.js';

export const DassPickList = ElementClass;
export type DassPickList<Item = unknown> = TypedPickList<Item>;

export type { DataAnswer, DataRequest, DataSource, SourceFilter, SourceQuery } from '../elements/core/data/data-source.js';
export type { PastedRow, PastedRows } from '../elements/core/paste-list/paste-list-rows.js';
export type { PickSide } from '../elements/core/pick-list/pick-list-state.js';
export type { PickOutcome } from '../elements/core/pick-list/pick-move.js';
export type { Direction, Sorting } from '../elements/core/table/sorting/sort-keys.js';
export type { FieldName } from '../elements/core/util/field-name.js';
export type { DassPickListFilterDetail, DassPickListPickDetail } from '../elements/picking/pick-list/pick-list-events.js';
export type { PickId, PickListMembers, PickSizes } from '../elements/picking/pick-list/pick-list-properties.js';
