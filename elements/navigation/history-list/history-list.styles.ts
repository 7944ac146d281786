import { css } from 'lit';

export const historyListStyles = css`
  :host {
    display: block;
  }
  ul {
    margin: 0;
    padding: 0;
    list-style: none;
  }
  a {
    display: block;
    padding: var(--dass-space-2) var(--dass-space-3);
    border-radius: var(--dass-radius-s);
    color: inherit;
    font-weight: 500;
    text-decoration: none;
    overflow-wrap: anywhere;
  }
  a:hover {
    background: var(--dass-color-hover);
  }
  a:active {
    background: var(--dass-color-press);
  }
  a:focus-visible {
    outline-offset: -2px;
  }
  a > span,
  time {
    display: block;
    color: var(--dass-color-text-quiet);
    font-size: var(--dass-text-xs);
    font-weight: 400;
    unicode-bidi: plaintext;
  }
  time {
    font-variant-numeric: tabular-nums;
  }
  .clear {
    display: flex;
    align-items: center;
    gap: var(--dass-space-2);
    min-block-size: var(--dass-control);
    margin-block-start: var(--dass-space-2);
    padding: var(--dass-space-1) var(--dass-space-3);
    border: 0;
    border-radius: var(--dass-radius-s);
    background: none;
    color: var(--dass-color-accent-text);
    font-weight: 500;
    text-align: start;
    cursor: pointer;
  }
  .clear:hover {
    background: var(--dass-color-hover);
  }
  .clear:active {
    background: var(--dass-color-press);
  }
  .empty {
    display: grid;
    justify-items: center;
    gap: var(--dass-space-2);
    margin: 0;
    padding: var(--dass-space-6) var(--dass-space-4);
    color: var(--dass-color-text-quiet);
    text-align: center;
  }
  .empty:focus {
    outline: none;
  }
  .empty svg {
    font-size: calc(1.25 * var(--dass-font-size));
  }
`;
