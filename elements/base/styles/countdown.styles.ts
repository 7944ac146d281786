import { css } from 'lit';

/** Line of a `Countdown`, at the bottom of its box. */
export const countdownStyles = css`
  .countdown {
    position: absolute;
    inset-inline: 0;
    inset-block-end: 0;
    block-size: 2px;
    border-radius: 1px;
    background: var(--dass-color-accent-text);
    transform-origin: left;
    pointer-events: none;
  }
  .countdown:dir(rtl) {
    transform-origin: right;
  }
  @media (forced-colors: active) {
    .countdown {
      background: Highlight;
    }
  }
`;
