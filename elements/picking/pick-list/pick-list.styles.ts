import { css } from 'lit';
import { retryStyles } from '../../base/styles/retry.styles.js';
import { moveButtonsStyles } from './move-buttons.styles.js';
import { filterStyles } from './filter.styles.js';

const frame = css`
  :host {
    display: block;
    min-inline-size: 0;
    container-type: inline-size;
  }
  :host(:dir(rtl)) {
    --_sign: -1;
  }
  .lists {
    display: grid;
    grid-template-columns: minmax(0, var(--_start)) minmax(64px, 2fr) minmax(0, var(--_end));
  }
  .pane {
    display: flex;
    flex-direction: column;
    min-inline-size: 0;
    border: 1px solid var(--dass-color-line);
    border-radius: var(--dass-radius-m);
    background: var(--dass-color-surface);
    overflow: clip;
  }
  :host([readonly]) .pane,
  :host(:disabled) .pane {
    background: var(--dass-color-sunken);
  }
  .head {
    display: flex;
    flex-wrap: wrap;
    align-items: center;
    gap: var(--dass-space-2);
    min-block-size: calc(var(--dass-control) + var(--dass-space-2));
    padding-inline: var(--dass-space-3);
    border-block-end: 1px solid var(--dass-color-line);
  }
  .heading {
    flex: none;
    font-weight: 600;
  }
  .count {
    min-inline-size: 0;
    margin-inline-start: auto;
    padding-block: var(--dass-space-1);
    text-align: end;
    color: var(--dass-color-text-quiet);
    font-size: var(--dass-text-xs);
    font-variant-numeric: tabular-nums;
  }
`;

const rows = css`
  .view {
    position: relative;
  }
  .rows {
    block-size: var(--_height);
  }
  .row {
    display: flex;
    align-items: center;
    gap: var(--dass-space-3);
    padding-inline: var(--dass-space-3);
    border-inline-start: 3px solid transparent;
  }
  .text {
    flex: 1;
    min-inline-size: 0;
  }
  .text,
  .note,
  .code {
    overflow: hidden;
    text-overflow: ellipsis;
    white-space: nowrap;
  }
  .code,
  .note {
    flex: none;
    max-inline-size: 45%;
    color: var(--dass-color-text-quiet);
    font-size: var(--dass-text-xs);
  }
  .code {
    max-inline-size: 40%;
    font-family: var(--dass-font-mono);
  }
  .code:empty,
  .note:empty {
    display: none;
  }
  .row[aria-disabled='true'] {
    color: var(--dass-color-text-quiet);
  }
  .unloaded .text {
    color: var(--dass-color-text-quiet);
  }
  .row[aria-disabled='true']:not(.taken) .text {
    text-decoration: line-through;
    text-decoration-color: var(--dass-color-text-off);
  }
  :host(:disabled) .heading {
    color: var(--dass-color-text-quiet);
  }
  :host(:disabled) :is(.row, .code, .note) {
    color: var(--dass-color-text-off);
  }
  .empty {
    position: absolute;
    inset: 0;
    display: grid;
    place-content: center;
    margin: 0;
    padding: var(--dass-space-3);
    color: var(--dass-color-text-quiet);
    text-align: center;
    overflow-wrap: anywhere;
    pointer-events: none;
  }
`;

export const pickListStyles = [retryStyles, frame, rows, filterStyles, moveButtonsStyles];
