import { toText } from '../../core/text/to-text.js';
import type { Expanded } from '../../core/tree/tree-table-state.js';
import type { FieldName } from '../../core/util/field-name.js';
import { readField } from '../../core/util/read-value.js';

/** Names of the fields that define the hierarchy. */
export interface HierarchyTableFields<Row = unknown> {
  /** Field with the id of a row. Default: `id`. */
  readonly id?: FieldName<Row>;
  /**
   * Field with the id of the parent. An empty value means a root, and so does 0 when no row has the id 0. Default:
   * `parentId`.
   */
  readonly parentId?: FieldName<Row>;
  /**
   * Field that is appended to the id with a hyphen to form the key of a row; it is the key of a row without an id.
   * Default: `''`, none.
   */
  readonly optionalId?: FieldName<Row>;
  /** Field by which siblings are sorted at first. Default: `''`, the order of the rows. */
  readonly sort?: FieldName<Row>;
  /** Field with the list of children of a row. Default: `children`. */
  readonly children?: FieldName<Row>;
  /** Field that says whether a row has children that `loadChildren` loads. Default: `hasChildren`. */
  readonly hasChildren?: FieldName<Row>;
}

const defaultFields = {
  id: 'id',
  parentId: 'parentId',
  optionalId: '',
  sort: '',
  children: 'children',
  hasChildren: 'hasChildren',
};

/** The names of all fields, with their defaults. */
export function completeFields(fields: HierarchyTableFields): Readonly<typeof defaultFields> {
  const entries = Object.entries(defaultFields).map(([name, fallback]) => [
    name,
    toText(readField(fields, name) ?? fallback),
  ]);
  return Object.fromEntries(entries) as typeof defaultFields;
}

/** Accepts a value of `expanded`. */
export const acceptExpanded = (value: unknown): Expanded | undefined => {
  if (value === 'all' || Array.isArray(value)) return value as Expanded;
  return typeof value === 'number' && Number.isInteger(value) && value > 0 ? value : undefined;
};
