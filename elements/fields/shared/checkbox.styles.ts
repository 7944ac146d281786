import { css } from 'lit';
import { checkMark } from '../../base/styles/check-mark.styles.js';

/**
 * The check mark of a row with `.selected`. With `.checkboxes` on the list each row has a checkbox. A standalone checkbox is a
 * `.checkbox-box` with an icon, or a `.checkbox` with `aria-checked`.
 */
export const checkboxStyles = css`
  .checkbox {
    flex: none;
    display: grid;
    place-items: center;
    inline-size: 18px;
    color: var(--dass-color-accent-text);
  }
  /* Drawn with CSS: an icon element in each row would double the cost of a list. */
  :is(.selected .checkbox, .checkbox[aria-checked='true'])::before {
    ${checkMark}
  }
  .checkboxes .checkbox,
  .checkbox-box {
    flex: none;
    display: grid;
    place-items: center;
    inline-size: 18px;
    block-size: 18px;
    border: 1px solid var(--dass-color-line-strong);
    border-radius: var(--dass-radius-s);
    background: var(--dass-color-surface);
    color: var(--dass-color-on-accent);
    font-size: 12px;
  }
  .checkboxes :is(.selected .checkbox, .checkbox:is([aria-checked='true'], [aria-checked='mixed'])),
  .checkbox-box.selected {
    border-color: var(--dass-color-accent);
    background: var(--dass-color-accent);
  }
  @media (forced-colors: active) {
    .checkboxes :is(.selected .checkbox, .checkbox:is([aria-checked='true'], [aria-checked='mixed'])),
    .checkbox-box.selected {
      border-color: Highlight;
      background: Highlight;
      color: HighlightText;
      forced-color-adjust: none;
    }
    .selected .checkbox::before {
      forced-color-adjust: none;
    }
  }
`;
