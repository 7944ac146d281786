import { css } from 'lit';

/** `.visually-hidden`: only for screen readers, until it has the focus. */
export const visuallyHiddenStyles = css`
  .visually-hidden:not(:focus-within) {
    position: absolute;
    inline-size: 1px;
    block-size: 1px;
    margin: -1px;
    overflow: hidden;
    clip-path: inset(50%);
    white-space: nowrap;
  }
`;
