import { css } from 'lit';

/**
 * The check mark of a selected row or checkbox. Two borders: clipping a box would cost more to paint, and an icon element
 * in each row would double the cost of a list.
 */
export const checkMarkStyles = css`
  :is(.selected .checkbox, .checkbox[aria-checked='true'])::before {
    content: '';
    box-sizing: border-box;
    inline-size: 6px;
    block-size: 11px;
    margin-block-end: 3px;
    border: solid currentColor;
    border-width: 0 2px 2px 0;
    rotate: 45deg;
  }
`;
