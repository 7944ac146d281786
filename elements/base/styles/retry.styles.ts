import { css } from 'lit';

/** Styles of a button in an empty list, which loads again or accepts a suggestion. */
export const retryStyles = css`
  .retry {
    display: block;
    min-block-size: var(--dass-control);
    margin: var(--dass-space-2) auto 0;
    padding: 0 var(--dass-space-3);
    border: 1px solid var(--dass-color-line-strong);
    border-radius: var(--dass-radius-s);
    background: var(--dass-color-surface);
    color: var(--dass-color-text);
    pointer-events: auto;
    cursor: pointer;
  }
  .retry:hover {
    background: linear-gradient(var(--dass-color-hover), var(--dass-color-hover)) var(--dass-color-surface);
  }
  .retry:focus-visible {
    outline-offset: -2px;
  }
`;
