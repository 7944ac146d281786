import { css } from 'lit';

export const keyboardStyles = css`
  :host {
    display: block;
    direction: ltr;
    --_key: max(44px, var(--dass-keyboard-key-height, 52px));
  }
  :host([layout='numeric']) {
    max-inline-size: calc(22 * var(--dass-font-size));
  }
  .keys {
    display: grid;
    grid-template-columns: repeat(15, minmax(0, 1fr));
    grid-auto-rows: var(--_key);
    user-select: none;
    -webkit-user-select: none;
    -webkit-touch-callout: none;
    touch-action: manipulation;
  }
  .keys[data-columns='10'] {
    grid-template-columns: repeat(10, minmax(0, 1fr));
  }
  .keys[data-columns='3'] {
    grid-template-columns: repeat(3, minmax(0, 1fr));
  }
  [data-span='2'] {
    grid-column: span 2;
  }
  [data-span='3'] {
    grid-column: span 3;
  }
  [data-span='8'] {
    grid-column: span 8;
  }
  /* The whole cell is the touch target; the visible key leaves a gap. */
  button {
    display: grid;
    place-items: center;
    min-inline-size: 0;
    padding: 0;
    border: 2px solid transparent;
    border-radius: calc(var(--dass-radius-s) + 2px);
    background: var(--_fill) padding-box;
    box-shadow: inset 0 0 0 1px var(--_line);
    font-size: var(--dass-text-l);
    color: var(--_ink);
    cursor: pointer;
    touch-action: manipulation;
    --_fill: var(--dass-color-surface);
    --_line: var(--dass-color-line);
    --_ink: var(--dass-color-text);
  }
  .key {
    position: relative;
  }
  .key svg {
    inline-size: 1.5em;
    block-size: 1.5em;
  }
  .other {
    position: absolute;
    inset-block-start: 2px;
    inset-inline-end: 6px;
    font-size: var(--dass-text-xs);
    color: var(--dass-color-text-quiet);
  }
  .backspace,
  .delete,
  .enter,
  .clear,
  .left,
  .right,
  .shift,
  .lock,
  .symbols,
  .letters {
    --_fill: var(--dass-color-sunken);
    font-size: var(--dass-text-s);
  }
  .enter {
    --_fill: var(--dass-color-accent);
    --_line: transparent;
    --_ink: var(--dass-color-on-accent);
  }
  button:hover {
    background:
      linear-gradient(var(--dass-color-hover), var(--dass-color-hover)) padding-box,
      var(--_fill) padding-box;
  }
  button:active {
    background:
      linear-gradient(var(--dass-color-press), var(--dass-color-press)) padding-box,
      var(--_fill) padding-box;
  }
  button:focus-visible {
    outline-offset: -2px;
  }
  [aria-pressed='true'],
  .waiting {
    --_fill: var(--dass-color-accent-soft);
    --_line: var(--dass-color-accent-text);
    --_ink: var(--dass-color-accent-text);
  }
  .delete svg {
    scale: -1 1;
  }
  [aria-pressed='true'] svg {
    fill: currentColor;
  }
  .variants {
    position: fixed;
    inset: auto;
    margin: var(--dass-space-1);
    padding: var(--dass-space-1);
    border: 1px solid var(--dass-color-line);
    border-radius: var(--dass-radius-m);
    background: var(--dass-color-raised);
    color: var(--dass-color-text);
    box-shadow: var(--dass-shadow);
  }
  .variants:popover-open {
    display: flex;
  }
  .variant {
    inline-size: 48px;
    block-size: var(--_key);
    font-size: var(--dass-text-l);
  }
  @media (forced-colors: active) {
    button {
      border: 1px solid ButtonBorder;
    }
    [aria-pressed='true'],
    .waiting {
      border: 3px solid Highlight;
    }
  }
`;
