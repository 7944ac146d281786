import { property, type Accept } from '../../base/property.js';
import { DialogElement, dialogWidth, type DialogEvents } from '../../controls/dialog/dialog-element.js';
import { isId } from '../../core/util/id-index.js';
import { readList } from '../../core/util/read-value.js';
import type { LookupEvents } from '../shared/lookup-events.js';
import { LookupOptions } from '../shared/lookup-shared-properties.js';
import type { LookupId } from '../shared/lookup-rows-model.js';

/** The detail of `dass-confirm`. */
export interface DassLookupDialogConfirmDetail<Row extends object = object> {
  /**
   * The selected rows in the order in which they were selected: the application's own objects. Selected ids whose rows
   * are not known are in `value` only.
   */
  readonly rows: readonly Row[];
  /** The ids of the selected rows. */
  readonly value: readonly LookupId[];
}

export interface LookupDialogEvents<Row extends object = object> extends DialogEvents, LookupEvents<Row> {
  'dass-confirm': DassLookupDialogConfirmDetail<Row>;
}

/** Accepts one id or a list of ids. */
export const acceptIds: Accept<readonly LookupId[]> = (value) => {
  if (value === '') return [];
  const ids = readList(value) ?? [value];
  return ids.every((id): id is LookupId => isId(id) && typeof id !== 'bigint') ? ids : undefined;
};

/** A dialog with the events of a lookup. */
abstract class LookupDialogBase extends DialogElement<LookupDialogEvents> {}

/** The properties of `dass-lookup-dialog`. */
export abstract class LookupDialogProperties extends LookupOptions(LookupDialogBase) {
  /** Heading and accessible name. A text that starts with `dass` is a message id. Default: `''`, 'Pesquisar'. */
  @property({ type: String })
  heading = '';

  /**
   * Width: `s`, `m`, `l`, `full`, or a CSS length. A length in `vw` is at least 45 times `--dass-font-size`, so that the table has room on a
   * tablet. On small screens the dialog is always full screen. Default: `70vw`.
   */
  @property({ type: String, accept: dialogWidth })
  width = '70vw';

  /**
   * The ids of the selected rows when the dialog opens. When the user confirms, it is replaced by the new selection.
   * Setting it while the dialog is open discards the user's changes. Default: `[]`.
   */
  @property({ attribute: false, accept: acceptIds })
  value: readonly LookupId[] = [];

  /** The text in the filter when the dialog opens. Default: `''`. */
  @property({ type: String, attribute: 'search-text' })
  searchText = '';
}
