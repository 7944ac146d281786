import { css } from 'lit';

export const checkListStyles = css`
  :host {
    display: block;
    min-inline-size: 0;
  }
  .frame {
    flex-direction: column;
    align-items: stretch;
    overflow: hidden;
    cursor: default;
  }
  .filter {
    display: flex;
    align-items: center;
    border-block-end: 1px solid var(--dass-color-line);
  }
  input {
    flex: 1;
    min-inline-size: 0;
    min-block-size: var(--dass-control);
    margin: 0;
    padding: var(--dass-space-1) 10px;
    border: 0;
    background: none;
    text-overflow: ellipsis;
  }
  input:focus-visible {
    outline: none;
  }
  .filter:has(input:focus-visible) {
    box-shadow: inset 0 0 0 2px var(--dass-color-accent-text);
  }
  .bar {
    display: flex;
    flex-wrap: wrap;
    align-items: center;
    gap: 0 var(--dass-space-1);
    padding-inline: var(--dass-space-1);
    border-block-end: 1px solid var(--dass-color-line);
    background: var(--dass-color-sunken);
    font-size: var(--dass-text-s);
  }
  .bar button {
    display: flex;
    align-items: center;
    gap: var(--dass-space-2);
    min-block-size: var(--dass-control);
    padding: 0 var(--dass-space-2);
    border: 0;
    border-radius: var(--dass-radius-s);
    background: none;
    cursor: pointer;
  }
  .bar button:hover {
    background: var(--dass-color-hover);
  }
  .bar button:active {
    background: var(--dass-color-press);
  }
  .bar button:focus-visible {
    outline-offset: -2px;
  }
  .bar button:disabled {
    background: none;
    color: var(--dass-color-text-off);
    cursor: not-allowed;
  }
  .all {
    font-weight: 500;
  }
  .tool {
    color: var(--dass-color-accent-text);
  }
  .tool[aria-pressed='true'] {
    background: var(--dass-color-accent-soft);
    font-weight: 500;
  }
  .count {
    margin-inline-start: auto;
    padding-inline: var(--dass-space-2);
    padding-block: var(--dass-space-1);
    color: var(--dass-color-text-quiet);
    font-size: var(--dass-text-xs);
  }
  .box > #control.rows {
    flex: none;
    min-block-size: 0;
    max-block-size: var(--dass-check-list-height, 320px);
    padding: 0;
  }
  .rows:focus-visible .active {
    outline: 2px solid var(--dass-color-accent-text);
    outline-offset: -2px;
  }
  .empty {
    margin: 0;
    padding: var(--dass-space-5) var(--dass-space-3);
    color: var(--dass-color-text-quiet);
    text-align: center;
    overflow-wrap: anywhere;
  }
  :host([readonly]) .row {
    cursor: default;
  }
  :host(:disabled) .row {
    color: var(--dass-color-text-off);
    cursor: not-allowed;
    background: none;
  }
  :host(:disabled) :is(.ticks .on .tick, .tick-box.on) {
    border-color: var(--dass-color-text-off);
    background: var(--dass-color-text-off);
  }
  @media (forced-colors: active) {
    .rows:focus-visible .active {
      outline-color: Highlight;
    }
    .tool[aria-pressed='true'] {
      outline: 1px solid Highlight;
      outline-offset: -1px;
    }
  }
`;
