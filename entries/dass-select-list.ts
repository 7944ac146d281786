// Generated from custom-elements.json by scripts/generate/generate-entries.mjs. Do not edit.
import {
  DassSelectList as ElementClass,
  type TypedSelectList,
} from '../elements/fields/select-list/select-list.js';

export const DassSelectList = ElementClass;
export type DassSelectList<Option = unknown> = TypedSelectList<Option>;

export type { DataAnswer, DataRequest, DataSource, SourceFilter, SourceQuery } from '../elements/core/data/data-source.js';
export type { FilterQuestion } from '../elements/core/select/external-filter.js';
export type { OptionId, SelectValue } from '../elements/core/select/select-options.js';
export type { Direction, Sorting } from '../elements/core/table/sorting/sort-keys.js';
export type { FieldName } from '../elements/core/util/field-name.js';
export type { DassSelectListFilterDetail } from '../elements/fields/select-list/select-list.js';
