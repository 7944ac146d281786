import { css } from 'lit';
import { checkMarkStyles } from '../../base/styles/check-mark.styles.js';

/**
 * The check mark of a row with `.selected`. With `.checkboxes` on the list each row has a checkbox. A standalone checkbox is a
 * `.checkbox-box` with an icon, or a `.checkbox` with `aria-checked`.
 */
export const checkboxStyles = css`
  /* Not a grid, which needs more memory: there is one in each row. */
  .checkbox,
  .checkbox-box {
    flex: none;
    display: flex;
    align-items: center;
    justify-content: center;
    inline-size: 18px;
  }
  .checkbox {
    color: var(--dass-color-accent-text);
  }
  ${checkMarkStyles}
  .checkboxes .checkbox,
  .checkbox-box {
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
