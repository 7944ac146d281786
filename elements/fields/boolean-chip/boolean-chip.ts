import { html, nothing } from 'lit';
import { booleanText } from '../../base/boolean-text.js';
import { DassElement } from '../../base/dass-element.js';
import { property, type Accept } from '../../base/property.js';
import { define } from '../../base/registration.js';
import { baseStyles } from '../../base/styles/base.styles.js';
import { booleanMeaning } from '../../core/format/boolean-meaning.js';
import { firstCharacters } from '../../core/text/characters.js';
import { toText } from '../../core/text/to-text.js';
import '../../controls/chip/chip.js';
import { check, circleCheck, circleOff, close } from '../../controls/icon/icons.js';
import { renderIcon } from '../../controls/icon/render-icon.js';
import { booleanChipStyles } from './boolean-chip.styles.js';

const LOOKS = {
  yes: { tone: 'success', icon: check },
  no: { tone: 'neutral', icon: close },
  active: { tone: 'success', icon: circleCheck },
  inactive: { tone: 'danger', icon: circleOff },
} as const;

/** A chip never shows more characters than this. */
const LONGEST = 300;

const flagOrText: Accept<boolean | number | string> = (value) =>
  typeof value === 'boolean' || typeof value === 'number' || typeof value === 'string' ? value : undefined;

/**
 * Shows a flag of a server by text, icon and color. `true`, 1 and `S` are Yes, `false`, 0 and `N` are No, `A` is
 * Active, `I` is Inactive. Any other text or number is shown as it is.
 * @summary A flag as a chip: Yes, No, Active, Inactive.
 */
export class DassBooleanChip extends DassElement {
  static override styles = [baseStyles, booleanChipStyles];

  /**
   * The flag: a boolean, a number or a text. Default: `''`; for this, `null` and any other type of value nothing is
   * shown.
   */
  @property({ accept: flagOrText })
  value: boolean | number | string = '';

  protected override render() {
    const meaning = booleanMeaning(this.value);
    if (!meaning) {
      const text = firstCharacters(toText(this.value), LONGEST);
      return text.trim() ? html`<dass-chip label=${text}></dass-chip>` : nothing;
    }
    const { tone, icon } = LOOKS[meaning];
    return html`<dass-chip label=${booleanText(meaning)} tone=${tone}
      ><span slot="start">${renderIcon(icon)}</span></dass-chip
    >`;
  }
}

define('dass-boolean-chip', DassBooleanChip);

declare global {
  interface HTMLElementTagNameMap {
    'dass-boolean-chip': DassBooleanChip;
  }
}
