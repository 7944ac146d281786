import type { nothing, TemplateResult } from 'lit';
import type { OptionId } from './select-list-model.js';

/** The state of the field of a panel. */
export interface PanelField {
  readonly isOpen: boolean;
  /** The typed text; undefined if the user has not typed. */
  readonly typed: string | undefined;
  readonly ids: readonly OptionId[];
  readonly label: string;
  readonly multiple: boolean;
  readonly isTextField: boolean;
  readonly isExternal: boolean;
  /** Whether the application is loading options. */
  readonly busy: boolean;
}

/** The content of a panel, in the popover or in the sheet. */
export interface PanelParts {
  readonly field: PanelField;
  /** Renders the checkbox that selects all or none. */
  readonly bar: TemplateResult | typeof nothing;
  readonly list: TemplateResult;
  /** Text shown when there are no options. */
  readonly state: TemplateResult | typeof nothing;
  /** Number of options without a filter. */
  readonly total: number;
  /** Whether no option is shown. */
  readonly isEmpty: boolean;
  /** Whether options are loading or requested. */
  readonly isBusy: boolean;
  /** Id of the active option's row. */
  readonly active: string | undefined;
}

/** Shows the list of a field: in a popover below it, or in a sheet at the bottom of a phone screen. */
export interface PanelView {
  /** Whether the view has the focus instead of the field. */
  readonly holdsFocus: boolean;
  /** Estimated height of the list in pixels. */
  readonly expectedHeight: number;
  /** Called before the list opens, to measure the page before rendering changes it. */
  measure(): void;
  render(parts: PanelParts): TemplateResult;
  /** Shows or hides the list after rendering. @param hasShown called when the list is visible */
  place(field: PanelField, hasShown: () => void): void;
}
