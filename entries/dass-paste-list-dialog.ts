// Generated from custom-elements.json by scripts/generate/generate-entries.mjs. Do not edit.
import {
  DassPasteListDialog as ElementClass,
  type TypedPasteListDialog,
} from '../elements/picking/paste-list-dialog/paste-list-dialog.js';

export const DassPasteListDialog = ElementClass;
export type DassPasteListDialog<Item = unknown> = TypedPasteListDialog<Item>;

export type { CloseReason, DassDialogBeforeCloseDetail, DassDialogCloseDetail } from '../elements/controls/dialog/dialog-element.js';
export type { SkipReason, SkippedValue } from '../elements/core/paste-list/paste-list-match.js';
export type { PastedRow, PastedRows } from '../elements/core/paste-list/paste-list-rows.js';
export type { PasteResult } from '../elements/core/paste-list/paste-list.js';
export type { FieldName } from '../elements/core/util/field-name.js';
export type { PasteField } from '../elements/picking/paste-list-dialog/paste-fields.js';
export type { DassPasteListDialogCloseDetail, DassPasteListDialogConfirmDetail } from '../elements/picking/paste-list-dialog/paste-list-dialog.js';
