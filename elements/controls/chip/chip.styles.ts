import { css } from 'lit';

export const chipStyles = css`
  :host {
    display: inline-block;
    vertical-align: middle;
    max-inline-size: min(100%, var(--dass-chip-max-width, calc(22 * var(--dass-font-size))));
    --_ink: var(--dass-color-neutral);
    --_fill: color-mix(in oklch, var(--_ink) 12%, var(--dass-color-surface));
    --_line: color-mix(in oklch, var(--_ink) 40%, var(--dass-color-surface));
  }
  :host([tone='accent']),
  :host([kind='toggle'][selected]) {
    --_ink: var(--dass-color-accent-text);
  }
  :host([tone='info']) {
    --_ink: var(--dass-color-info);
  }
  :host([tone='success']) {
    --_ink: var(--dass-color-success);
  }
  :host([tone='warning']) {
    --_ink: var(--dass-color-warning);
  }
  :host([tone='danger']) {
    --_ink: var(--dass-color-danger);
  }
  :host([kind='toggle']:not([selected])),
  :host([kind='action'][tone='neutral']) {
    --_ink: var(--dass-color-text);
    --_fill: var(--dass-color-surface);
    --_line: var(--dass-color-line-strong);
  }
  .chip {
    display: flex;
    max-inline-size: 100%;
    min-block-size: 28px;
    border: 1px solid var(--_line);
    border-radius: 22px;
    background: var(--_fill);
    color: var(--_ink);
    font-size: calc(0.8125 * var(--dass-font-size));
    line-height: 1.25;
  }
  .body {
    display: flex;
    align-items: center;
    gap: 6px;
    min-inline-size: 0;
    padding: 2px 10px;
    border: 0;
    border-radius: inherit;
    background: none;
    color: inherit;
    font-weight: inherit;
    text-align: start;
  }
  .label {
    unicode-bidi: plaintext;
    overflow: hidden;
    text-overflow: ellipsis;
    white-space: nowrap;
  }
  .body:not(:last-child) {
    padding-inline-end: 4px;
  }
  ::slotted(*) {
    flex: none;
    margin-inline-start: -3px;
  }
  svg {
    inline-size: 14px;
    block-size: 14px;
    stroke-width: 2;
  }
  button {
    cursor: pointer;
    user-select: none;
    transition: background-color var(--dass-time-fast) var(--dass-ease);
  }
  button:hover {
    background: var(--dass-color-hover);
  }
  button:active {
    background: var(--dass-color-press);
  }
  button:focus-visible {
    outline-offset: 1px;
  }
  .remove {
    flex: none;
    display: grid;
    place-items: center;
    inline-size: 26px;
    padding: 0;
    border: 0;
    border-radius: 22px;
    background: none;
    color: inherit;
  }
  :host([disabled]) .chip {
    border-color: var(--dass-color-line);
    background: var(--dass-color-sunken);
    color: var(--dass-color-text-quiet);
  }
  button:disabled {
    cursor: not-allowed;
    background: none;
  }
  @media (pointer: coarse) {
    .chip:has(button) {
      min-block-size: var(--dass-control);
    }
    .remove {
      inline-size: var(--dass-control);
    }
  }
  @media (forced-colors: active) {
    :host([kind='toggle'][selected]) .chip {
      border-width: 2px;
      border-color: Highlight;
    }
    :host([disabled]) .chip {
      border-color: GrayText;
      color: GrayText;
    }
  }
  @media print {
    .remove {
      display: none;
    }
  }
`;
