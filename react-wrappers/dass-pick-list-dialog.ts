'use client';
// Generated from custom-elements.json by scripts/generate-wrappers.mjs. Do not edit.
import * as React from 'react';
import { createComponent } from '@lit/react';
import { DassPickListDialog as DassPickListDialogElement } from '../elements/lists/pick-list-dialog/pick-list-dialog.js';
import type { DassDialogBeforeCloseDetail, DassDialogCloseDetail } from '../elements/controls/dialog/dialog-element.js';
import type { DassPickListDialogConfirmDetail, DassPickListDialogFilterDetail, DassPickListDialogPickDetail } from '../elements/lists/pick-list-dialog/pick-list-dialog.js';

export type { DassPickListDialogElement };
export type { DassDialogBeforeCloseDetail, DassDialogCloseDetail, DassPickListDialogConfirmDetail, DassPickListDialogFilterDetail, DassPickListDialogPickDetail };

/** What <DassPickListDialog> takes besides the attributes of every HTML element. */
export interface DassPickListDialogOwnProps {
  /** Heading and accessible name. A text that starts with `dass` is a key. Empty (default): 'Selecionar itens'. */
  heading?: DassPickListDialogElement['heading'];
  /** `s`, `m`, `l`, `full`, or a length of CSS: `1152px` by default. Full on small screens (DL-01). */
  width?: DassPickListDialogElement['width'];
  /** What there is to choose among, as in `<dass-pick-list>`: objects; none by default. They are read, never changed. */
  items?: DassPickListDialogElement['items'];
  /**
   * What is selected when it opens: items or their ids; none by default. Confirming replaces it by what is selected then;
   * set while the dialog is open it begins anew.
   */
  selected?: DassPickListDialogElement['selected'];
  /** Field that holds the id, `id` by default. */
  fieldId?: DassPickListDialogElement['fieldId'];
  /** Field that holds the label, `label` by default. Without one the id is shown; one that starts with `dass` is a key. */
  fieldLabel?: DassPickListDialogElement['fieldLabel'];
  /** Field with a short text before the label, which is searched like it. None by default. */
  fieldCode?: DassPickListDialogElement['fieldCode'];
  /** Field with a short text at the end of the line. None by default. */
  fieldDetail?: DassPickListDialogElement['fieldDetail'];
  /** Field that holds the place in the host's order: with it the selected items can be ordered. None by default. */
  fieldOrder?: DassPickListDialogElement['fieldOrder'];
  /** Field by which pasted values find items: with it there is a button to paste. None by default. */
  fieldPaste?: DassPickListDialogElement['fieldPaste'];
  /** Field that says whether an item is disabled and cannot move; `disabled` by default. */
  fieldDisabled?: DassPickListDialogElement['fieldDisabled'];
  /** Field with the reason why an item is disabled; `disabledMessage` by default. */
  fieldDisabledMessage?: DassPickListDialogElement['fieldDisabledMessage'];
  /** `multiple` (default), or `single`: adding an item replaces the one that is selected. */
  selection?: DassPickListDialogElement['selection'];
  /** Items stay available when they are selected, and can be selected again. */
  duplicates?: DassPickListDialogElement['duplicates'];
  /** Asks before anything is taken out of what is selected, and names it. */
  confirmDelete?: DassPickListDialogElement['confirmDelete'];
  /** The host filters what is available: `dass-filter` tells what was asked for. */
  externalFilter?: DassPickListDialogElement['externalFilter'];
  /** A filter takes the place of the one before. */
  singleFilter?: DassPickListDialogElement['singleFilter'];
  /** Items are being loaded. */
  busy?: DassPickListDialogElement['busy'];
  /** How the width is shared, as in `<dass-pick-list>`: `L10_R90` to `L90_R10`, `equal`, or '' (default). */
  sizes?: DassPickListDialogElement['sizes'];
  /** Where the buttons stand between the lists: `space-between`, `top`, `center` (default) or `bottom`. */
  buttonAlign?: DassPickListDialogElement['buttonAlign'];
  /** Height of each list in pixels, 200 by default, at least 100. While chips are shown it loses 50 to them. */
  height?: DassPickListDialogElement['height'];
  /** How many have to be selected at least to confirm, 0 by default. */
  minCount?: DassPickListDialogElement['minCount'];
  /** How many may be selected at most to confirm. Undefined (default): any number. */
  maxCount?: DassPickListDialogElement['maxCount'];
  /** What is selected can be looked at, and not changed or confirmed. */
  readOnly?: DassPickListDialogElement['readOnly'];
  /**
   * Whether the dialog is open. Setting it is always obeyed, is never vetoed, and fires nothing; a person's gesture
   * fires `dass-before-close` and `dass-close`.
   */
  open?: DassPickListDialogElement['open'];
  /** Escape and the close button do not close it: only its own actions do. */
  persistent?: DassPickListDialogElement['persistent'];
  /** A person has moved items in the dialog; nothing is confirmed yet. */
  onPick?: (event: CustomEvent<DassPickListDialogPickDetail> & { readonly target: DassPickListDialogElement; readonly currentTarget: DassPickListDialogElement }) => void;
  /** With `externalFilter`: a person has filtered. Answer with other `items`. */
  onFilter?: (event: CustomEvent<DassPickListDialogFilterDetail> & { readonly target: DassPickListDialogElement; readonly currentTarget: DassPickListDialogElement }) => void;
  /** A person has confirmed; prevent it and the dialog stays open. The lists are made when they are first read. */
  onConfirm?: (event: CustomEvent<DassPickListDialogConfirmDetail> & { readonly target: DassPickListDialogElement; readonly currentTarget: DassPickListDialogElement }) => void;
  /** A person asks it to close; prevent it and it stays open. */
  onBeforeClose?: (event: CustomEvent<DassDialogBeforeCloseDetail> & { readonly target: DassPickListDialogElement; readonly currentTarget: DassPickListDialogElement }) => void;
  /** A person has closed it. */
  onClose?: (event: CustomEvent<DassDialogCloseDetail> & { readonly target: DassPickListDialogElement; readonly currentTarget: DassPickListDialogElement }) => void;
}
export type DassPickListDialogProps = DassPickListDialogOwnProps & Omit<React.HTMLAttributes<DassPickListDialogElement>, keyof DassPickListDialogOwnProps>;

const component: unknown = createComponent({
  tagName: 'dass-pick-list-dialog',
  elementClass: DassPickListDialogElement,
  react: React,
  events: {
    onPick: 'dass-pick',
    onFilter: 'dass-filter',
    onConfirm: 'dass-confirm',
    onBeforeClose: 'dass-before-close',
    onClose: 'dass-close',
  },
  displayName: 'DassPickListDialog',
});

/**
 * A pick list in a dialog (PL-01): what a person selects counts when it is confirmed, and a line says what has changed
 * since it opened. Too few or too many keep it open. Escape and the close button ask before changes are lost; the button
 * that cancels does not. On a phone the two lists share the height of the screen.
 *
 * `selected` is like the value of a field: confirming replaces it by another list, and then fires.
 */
export const DassPickListDialog = component as React.FunctionComponent<DassPickListDialogProps & React.RefAttributes<DassPickListDialogElement>>;
