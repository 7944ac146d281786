'use client';
// Generated from custom-elements.json by scripts/generate/generate-wrappers.mjs. Do not edit.
import * as React from 'react';
import { createComponent } from '@lit/react';
import { DassPickListDialog as DassPickListDialogElement } from '../entries/dass-pick-list-dialog.js';
import type { DassDialogBeforeCloseDetail, DassDialogCloseDetail, DassPickListDialogConfirmDetail, DassPickListDialogFilterDetail, DassPickListDialogPickDetail } from '../entries/dass-pick-list-dialog.js';

export type { DassPickListDialogElement };
export type * from '../entries/dass-pick-list-dialog.js';

/** What <DassPickListDialog> takes besides the attributes of every HTML element. */
export interface DassPickListDialogOwnProps {
  /**
   * What there is to choose among: objects with the fields named below; none by default. What is no object is left out.
   * They are read, never changed.
   */
  items?: DassPickListDialogElement['items'];
  /** Field that holds the id, `id` by default. An item without one can be selected, but is not part of the form. */
  fieldId?: DassPickListDialogElement['fieldId'];
  /** Field that holds the label, `label` by default. Without one the id is shown; one that starts with `dass` is a key. */
  fieldLabel?: DassPickListDialogElement['fieldLabel'];
  /** Field with a short text before the label, which is searched like it: a code. None by default. */
  fieldCode?: DassPickListDialogElement['fieldCode'];
  /** Field with a short text at the end of the line: a unit. None by default. */
  fieldDetail?: DassPickListDialogElement['fieldDetail'];
  /**
   * Field that holds the place in the host's order: a number, a date or a text. With it, the selected items can be ordered
   * by a person, and that order restored. None by default.
   */
  fieldOrder?: DassPickListDialogElement['fieldOrder'];
  /**
   * Field by which pasted values find items: with it there is a button to paste. None by default: what is pasted by
   * Ctrl+V is then looked for by code or label.
   */
  fieldPaste?: DassPickListDialogElement['fieldPaste'];
  /** Field that says whether an item is disabled, `disabled` by default: it cannot move by any way. */
  fieldDisabled?: DassPickListDialogElement['fieldDisabled'];
  /** Field with the reason why an item is disabled, `disabledMessage` by default; shown at the end of its line. */
  fieldDisabledMessage?: DassPickListDialogElement['fieldDisabledMessage'];
  /** `multiple` (default), or `single`: one is selected, and adding another replaces it. */
  selection?: DassPickListDialogElement['selection'];
  /** Items stay available when they are selected, and can be selected again, each copy with a key of its own. */
  duplicates?: DassPickListDialogElement['duplicates'];
  /** Asks before anything is taken out of what is selected, and names it. */
  confirmDelete?: DassPickListDialogElement['confirmDelete'];
  /**
   * Asks before more items than this are added at once, but for pasted ones: their number is on the button that adds them.
   * Default: undefined, nothing is asked.
   */
  confirmAddAbove?: DassPickListDialogElement['confirmAddAbove'];
  /**
   * The host filters what is available: `dass-filter` tells what was asked for, and `items` are shown as they are. What is
   * selected is all here and is filtered here.
   */
  externalFilter?: DassPickListDialogElement['externalFilter'];
  /** A filter takes the place of the one before. */
  singleFilter?: DassPickListDialogElement['singleFilter'];
  /** Items are being loaded: the list of those that are available says so. */
  busy?: DassPickListDialogElement['busy'];
  /**
   * How the width is shared: `L30_R70` gives the list of the available items 30 % of what the two lists have.
   * `L10_R90` to `L90_R10` in steps of ten, `equal`, or '' (default), which is five of twelve columns each, and two for
   * the buttons. Where there is little room the lists stand one above the other.
   */
  sizes?: DassPickListDialogElement['sizes'];
  /** Where the buttons stand between the lists: `space-between`, `top`, `center` (default) or `bottom`. */
  buttonAlign?: DassPickListDialogElement['buttonAlign'];
  /** Height of each list in pixels, 200 by default, at least 100. While chips are shown it loses 50 to them. */
  height?: DassPickListDialogElement['height'];
  /** How many have to be selected at least, 0 by default; fewer are invalid. */
  minCount?: DassPickListDialogElement['minCount'];
  /** How many may be selected at most; more are invalid. Undefined (default): any number. */
  maxCount?: DassPickListDialogElement['maxCount'];
  /** Heading and accessible name. A text that starts with `dass` is a key. Empty (default): 'Selecionar itens'. */
  heading?: DassPickListDialogElement['heading'];
  /** `s`, `m`, `l`, `full`, or a length of CSS: `1152px` by default. Full on small screens. */
  width?: DassPickListDialogElement['width'];
  /**
   * What is selected when it opens: items or their ids; none by default. Confirming replaces it by what is selected then;
   * set while the dialog is open it begins anew.
   */
  selected?: DassPickListDialogElement['selected'];
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
 * A pick list in a dialog: what a person selects counts when it is confirmed, and a line says what has changed
 * since it opened. Too few or too many keep it open. Escape and the close button ask before changes are lost; the button
 * that cancels does not. On a phone the two lists share the height of the screen.
 *
 * `selected` is like the value of a field: confirming replaces it by another list, and then fires.
 */
export const DassPickListDialog = component as React.FunctionComponent<DassPickListDialogProps & React.RefAttributes<DassPickListDialogElement>>;
