import type { FieldName } from '../../core/util/field-name.js';
import { textOr } from '../../../locales/index.js';
import { warnOnce } from '../../base/warn.js';
import { readField } from '../../core/util/read-value.js';
import { toText } from '../../core/text/to-text.js';

/** A field by which items can be matched. */
export interface PasteField<Item = unknown> {
  /** Name of the field in the items. */
  readonly field: FieldName<Item>;
  /** Label of the field. A text that starts with `dass` is a message id. Default: the name. */
  readonly label?: string | undefined;
}

/** A field with a name and a label. */
export interface KnownField {
  readonly id: string;
  readonly label: string;
}

/** Returns the application's fields, each once. Values without a name are left out with a warning. */
export function knownFields(tag: string, fields: readonly unknown[]): readonly KnownField[] {
  const known = new Map<string, KnownField>();
  for (const entry of fields) {
    const isObject = typeof entry === 'object' && entry !== null;
    const id = toText(isObject ? readField(entry, 'field') : entry);
    const label = isObject ? readField(entry, 'label') : undefined;
    if (id === '') warnOnce(tag, "leaves out one of 'fields' that has no name.");
    else if (!known.has(id)) known.set(id, { id, label: textOr(toText(label), id) });
  }
  return [...known.values()];
}
