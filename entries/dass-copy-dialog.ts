// Generated from custom-elements.json by scripts/generate/generate-entries.mjs. Do not edit.
import {
  DassCopyDialog as ElementClass,
  type TypedCopyDialog,
} from '../elements/records/copy-dialog/copy-dialog.js';

export const DassCopyDialog = ElementClass;
export type DassCopyDialog<Row extends object = object> = TypedCopyDialog<Row>;

export type { CloseReason, DassDialogBeforeCloseDetail, DassDialogCloseDetail } from '../elements/controls/dialog/dialog-element.js';
export type { AnyValue } from '../elements/core/util/any-value.js';
export type { FieldName } from '../elements/core/util/field-name.js';
export type { CopyColumn, CopyColumnKind } from '../elements/records/copy-dialog/copied-column-model.js';
export type { DassCopyDialogCloseDetail, DassCopyDialogConfirmDetail } from '../elements/records/copy-dialog/copy-dialog.js';
export type { CopyResult } from '../elements/records/copy-dialog/copy-run-model.js';
export type { TextSource } from '../locales/texts-by-key.js';
