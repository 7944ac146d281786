import { html, nothing } from 'lit';
import { repeat } from 'lit/directives/repeat.js';
import { formatCount, msg, str } from '../../../locales/localize.js';
import { toText } from '../../core/text/to-text.js';
import '../../controls/chip/chip.js';
import type { OptionId } from '../../core/select/select-options.js';

export interface Chips {
  readonly ids: readonly OptionId[];
  /** Maximum number of chips; the rest is shown as a number. */
  readonly max: number;
  readonly isRemovable: boolean;
  readonly isDisabled: boolean;
  textOf(id: OptionId): string;
  remove(id: OptionId): void;
}

/** Renders the selected options as chips. */
export function renderChips({ ids, max, isRemovable, isDisabled, textOf, remove }: Chips) {
  const more = ids.length - max;
  return html`${repeat(
    ids.slice(0, max),
    toText,
    (id) =>
      html`<dass-chip
        label=${textOf(id)}
        ?removable=${isRemovable}
        ?disabled=${isDisabled}
        without-tab-stop
        @dass-remove=${() => remove(id)}
      ></dass-chip>`,
  )}${more > 0 ? html`<dass-chip class="more" label=${msg(str`+${formatCount(more)}`, { id: 'dassSelectMore' })}></dass-chip>` : nothing}`;
}
