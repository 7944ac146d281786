import { css } from 'lit';
import { retryStyles } from '../../base/styles/retry.styles.js';

/**
 * Styles of a scrolling list of options: rows with a checkbox (`checkboxStyles`) and a label, a bar above, and a text
 * for the empty list.
 */
export const optionRowStyles = css`
  ${retryStyles}
  .row {
    display: flex;
    align-items: center;
    gap: var(--dass-space-2);
    padding-inline: var(--dass-space-3);
    cursor: pointer;
    user-select: none;
  }
  .row[hidden] {
    display: none;
  }
  .row:hover {
    background: var(--dass-color-hover);
  }
  .row:active {
    background: var(--dass-color-press);
  }
  .text {
    flex: 1;
    min-inline-size: 0;
    overflow: hidden;
    text-overflow: ellipsis;
    white-space: nowrap;
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
  .count {
    margin-inline-start: auto;
    padding-inline: var(--dass-space-2);
    padding-block: var(--dass-space-1);
    color: var(--dass-color-text-quiet);
    font-size: var(--dass-text-xs);
  }
  .empty {
    margin: 0;
    padding: var(--dass-space-5) var(--dass-space-3);
    color: var(--dass-color-text-quiet);
    text-align: center;
    overflow-wrap: anywhere;
  }
  mark {
    background: none;
    color: var(--dass-color-accent-text);
    font-weight: 700;
    text-decoration: underline;
    text-underline-offset: 3px;
  }
  @media (forced-colors: active) {
    .row:hover {
      outline: 1px solid Highlight;
      outline-offset: -1px;
    }
    mark {
      color: Highlight;
      forced-color-adjust: none;
    }
  }
`;
