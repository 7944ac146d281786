// Generated from custom-elements.json by scripts/generate/generate-entries.mjs. Do not edit.
import {
  DassCheckList as ElementClass,
  type TypedCheckList,
} from '../elements/fields/check-list/check-list.js';

export const DassCheckList = ElementClass;
export type DassCheckList<Item extends object = object> = TypedCheckList<Item>;

export type { FieldName } from '../elements/core/util/field-name.js';
export type { DassCheckListCheckDetail } from '../elements/fields/check-list/check-list.js';
