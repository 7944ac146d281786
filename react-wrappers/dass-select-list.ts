'use client';
// Generated from custom-elements.json by scripts/generate/generate-wrappers.mjs. Do not edit.
import * as React from 'react';
import { createComponent } from './internal/create-component.js';
import { DassSelectList as DassSelectListElement } from '../entries/dass-select-list.js';
import type { DassSelectListFilterDetail } from '../entries/dass-select-list.js';

import { withChangedValue } from './internal/changed-value.js';

export type { DassSelectListElement };
export type * from '../entries/dass-select-list.js';

/** The props of <DassSelectList>, in addition to the attributes of every HTML element. */
export interface DassSelectListOwnProps<Option = unknown> {
  /**
   * The options: objects with the fields named below, or texts and numbers. `null` and `undefined` are left out. Of
   * options with the same id the first is listed, with one warning in the console. The list is not changed. Default:
   * `[]`.
   */
  options?: DassSelectListElement<Option>['options'] | undefined;
  /**
   * A source of options that stay where they are, for example on a server: `{load(request)}`, as `arraySource()` and
   * `httpSource()` create it. Its rows are the options. The list loads blocks of them as the user scrolls, and the typed
   * text is searched by the source, as `search`. `externalFilter` is ignored; `options` only give the labels of selected
   * options that are not loaded: without a known label, an id is shown. With `multiple`, all options of a search can be
   * selected at once up to 1,000. An invalid value is ignored with a warning. Default: `undefined`, the options are those of
   * `options`.
   */
  dataSource?: DassSelectListElement<Option>['dataSource'] | undefined;
  /** Name of the field with the id of an option. An option without an id has its label as the id. Default: `id`. */
  fieldId?: DassSelectListElement<Option>['fieldId'] | undefined;
  /**
   * Name of the field with the label of an option. An option without a label shows its id. A label that starts with
   * `dass` is a message id. Default: `label`.
   */
  fieldLabel?: DassSelectListElement<Option>['fieldLabel'] | undefined;
  /**
   * Id of the selected option, `''` for none; with `multiple` the list of ids. An id that is not among the options is
   * kept, and shown as unknown. Default: `defaultValue`, also after a reset of the form.
   */
  value?: DassSelectListElement<Option>['value'] | undefined;
  /** The value until one is set, and after a reset of the form. Default: `''`. */
  defaultValue?: DassSelectListElement<Option>['defaultValue'] | undefined;
  /** Allows the user to select several options. Each id is submitted under `name`. Default: `false`. */
  multiple?: DassSelectListElement<Option>['multiple'] | undefined;
  /**
   * The application filters: `dass-filter` requests the options for a text, and they are listed as they are. Only
   * options that belong to the text in the field can be selected; Enter and Tab wait for them. Default: `false`.
   */
  externalFilter?: DassSelectListElement<Option>['externalFilter'] | undefined;
  /** Removes the filter, for a short list: first letters select an option. Default: `false`. */
  withoutFilter?: DassSelectListElement<Option>['withoutFilter'] | undefined;
  /**
   * Shows that options are loading. With `externalFilter`, options that are set meanwhile are not used as the answer to
   * `dass-filter`. When it ends without another list, the request has failed. Default: `false`.
   */
  busy?: DassSelectListElement<Option>['busy'] | undefined;
  /**
   * Text in the field while nothing is selected. A text that starts with `dass` is a message id. Default: `''`,
   * 'Selecione'.
   */
  placeholder?: DassSelectListElement<Option>['placeholder'] | undefined;
  /**
   * With `multiple`: number of selected options that are shown as chips, from 0 to 20; the rest is shown as a number.
   * Default: 3.
   */
  maxChips?: DassSelectListElement<Option>['maxChips'] | undefined;
  /** Name of the value in form data. Default: `''`, the value is not submitted. */
  name?: DassSelectListElement<Option>['name'] | undefined;
  /** Label of the field. A text that starts with `dass` is a message id. Default: `''`. */
  label?: DassSelectListElement<Option>['label'] | undefined;
  /** Hides the label visually; screen readers still announce it. Default: `false`. */
  labelHidden?: DassSelectListElement<Option>['labelHidden'] | undefined;
  /**
   * Help text below the field. An error message is shown below it. A text that starts with `dass` is a message id.
   * Default: `''`.
   */
  hint?: DassSelectListElement<Option>['hint'] | undefined;
  /**
   * Disables the field: it cannot be focused and is not submitted. A disabled fieldset around the field does the same.
   * Default: `false`.
   */
  disabled?: DassSelectListElement<Option>['disabled'] | undefined;
  /**
   * Prevents the user from changing the value. The field can still be focused and is submitted; it is never invalid.
   * Default: `false`.
   */
  readOnly?: DassSelectListElement<Option>['readOnly'] | undefined;
  /** Makes the field invalid while it has no value. Default: `false`. */
  required?: DassSelectListElement<Option>['required'] | undefined;
  /**
   * Error message of the application, for example a server's answer. While it is not empty the field is invalid and
   * shows it. A text that starts with `dass` is a message id. Default: `''`.
   */
  customValidity?: DassSelectListElement<Option>['customValidity'] | undefined;
  /** Fired when the user changes the selection. Read it from `value`. */
  onChange?: ((event: Event & { readonly target: DassSelectListElement<Option>; readonly currentTarget: DassSelectListElement<Option> }) => void) | undefined;
  /** Fired with `externalFilter` when the user types, or opens a list without options. Answer with `detail.answer(promise)`, which accepts any list, or set another list of `options`. */
  onFilter?: ((event: CustomEvent<DassSelectListFilterDetail> & { readonly target: DassSelectListElement<Option>; readonly currentTarget: DassSelectListElement<Option> }) => void) | undefined;
}
export type DassSelectListProps<Option = unknown> = DassSelectListOwnProps<Option> & Omit<React.HTMLAttributes<DassSelectListElement<Option>>, keyof DassSelectListOwnProps>;

const component: unknown = withChangedValue(createComponent({
  tagName: 'dass-select-list',
  elementClass: DassSelectListElement,
  react: React,
  events: {
    onChange: 'change',
    onFilter: 'dass-filter',
  },
  displayName: 'DassSelectList',
}) as never, 'DassSelectList');

/**
 * Selects one or several of any number of options. Follows the APG combobox pattern with a list popup: the field keeps
 * the focus, and the typed text filters the options, ignoring case, accents and special characters. Arrow keys and Page
 * Up and Down move, Enter selects, Escape cancels. With several options, Backspace in an empty field removes the last
 * one.
 *
 * On a phone the list is a sheet at the bottom of the screen, with the label, a filter and a close button; it can be
 * closed by a swipe. While the list is closed, only the labels of the selected options are read. With `dataSource`, the
 * options stay on a server.
 *
 * Slots:
 * - `data`: `<script type="application/json">` with a JSON object whose keys are names of properties, or a list for `options`. It is not shown.
 */
export const DassSelectList = component as <Option = unknown>(props: DassSelectListProps<Option> & React.RefAttributes<DassSelectListElement<any>>) => React.ReactElement | null;
