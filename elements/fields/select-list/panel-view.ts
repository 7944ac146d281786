import type { nothing, TemplateResult } from 'lit';
import type { OptionId } from './select-list-model.js';

/** The field that a panel belongs to, as it stands. */
export interface PanelField {
  readonly isOpen: boolean;
  /** What the user has typed; undefined while they have not. */
  readonly typed: string | undefined;
  readonly ids: readonly OptionId[];
  readonly label: string;
  readonly multiple: boolean;
  readonly isTextField: boolean;
  readonly isExternal: boolean;
  /** The host is loading options. */
  readonly busy: boolean;
}

/** What stands in a panel, wherever that stands. */
export interface PanelParts {
  readonly field: PanelField;
  /** Chooses all or none. */
  readonly bar: TemplateResult | typeof nothing;
  readonly list: TemplateResult;
  /** What is said where there are no options. */
  readonly state: TemplateResult | typeof nothing;
  /** How many options there are without a filter. */
  readonly total: number;
  /** Whether none is shown. */
  readonly isEmpty: boolean;
  /** Options are being loaded, or asked for. */
  readonly isBusy: boolean;
  /** Id of the active option's row. */
  readonly active: string | undefined;
}

/** Where the list of a field stands: below it, or at the lower edge of a phone. */
export interface PanelView {
  /** It takes the focus, which the field holds otherwise. */
  readonly holdsFocus: boolean;
  /** About how high its list will be, in pixels. */
  readonly expectedHeight: number;
  /** It is about to open: what it has to know of the page is read before that is changed. */
  measure(): void;
  render(parts: PanelParts): TemplateResult;
  /** After it is rendered: it shows, or goes. @param hasShown is called when it has come */
  place(field: PanelField, hasShown: () => void): void;
}
