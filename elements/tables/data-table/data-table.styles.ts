import { css } from 'lit';

/** What the data table has beside the styles of all tables: kinds of cells, the states and the footer. */
export const dataTableStyles = css`
  .rows {
    --_max-height: var(--dass-data-table-height, 480px);
  }
  .row > .cell {
    padding-inline-start: calc(var(--dass-space-3) + min(var(--_indent, 0px), 60%));
  }
  .row > .checkbox-cell {
    padding: 0;
  }
  .head .first:has(.options) {
    padding-inline-start: var(--dass-space-3);
  }
  .sort-order {
    margin-inline-start: var(--dass-space-1);
    padding-inline: 5px;
    border-radius: 8px;
    background: var(--dass-color-hover);
    font-size: 0.85em;
    font-variant-numeric: tabular-nums;
  }

  .flag {
    display: grid;
    align-items: center;
    justify-content: start;
  }
  .flag.center {
    justify-content: center;
  }
  .flag.end {
    justify-content: end;
  }
  .flag .editable {
    cursor: pointer;
  }
  .checkbox:not(.editable)[aria-readonly][aria-checked='true'] {
    border-color: var(--dass-color-line-strong);
    background: var(--dass-color-surface);
    color: var(--dass-color-text);
  }
  .checkbox:not(.editable)[aria-readonly][aria-checked='false'] {
    border-color: var(--dass-color-line);
  }
  .toggle-box {
    position: relative;
    inline-size: 34px;
    block-size: 20px;
    border-radius: 10px;
    background: var(--dass-color-line-strong);
  }
  .toggle-box::before {
    content: '';
    position: absolute;
    inset-block-start: 3px;
    inset-inline-start: 3px;
    inline-size: 14px;
    block-size: 14px;
    border-radius: 50%;
    background: #fff;
  }
  .toggle-box[aria-checked='true'] {
    background: var(--dass-color-accent);
  }
  .toggle-box[aria-checked='true']::before {
    inset-inline-start: 17px;
  }
  .toggle-box[aria-readonly] {
    background: none;
    box-shadow: inset 0 0 0 1px var(--dass-color-line-strong);
  }
  .toggle-box[aria-readonly]::before {
    background: var(--dass-color-line-strong);
  }
  .toggle-box[aria-readonly][aria-checked='true']::before {
    background: var(--dass-color-text);
  }
  .editable:hover {
    outline: 4px solid var(--dass-color-hover);
  }

  /* As \`dass-boolean-chip\` looks, without an element for each cell. */
  .flag-chip {
    --_ink: var(--dass-color-neutral);
    padding: 2px 10px;
    border: 1px solid color-mix(in oklch, var(--_ink) 40%, var(--dass-color-surface));
    border-radius: 22px;
    background: color-mix(in oklch, var(--_ink) 12%, var(--dass-color-surface));
    color: var(--_ink);
    font-size: 0.8125rem;
  }
  .flag-chip:is([data-meaning='yes'], [data-meaning='active']) {
    --_ink: var(--dass-color-success);
  }
  .flag-chip[data-meaning='inactive'] {
    --_ink: var(--dass-color-danger);
  }

  .image {
    display: flex;
    align-items: center;
  }
  .image img,
  .no-image {
    block-size: calc(100% - 8px);
    max-inline-size: 100%;
    border-radius: var(--dass-radius-s);
  }
  .image img {
    object-fit: contain;
  }
  .no-image {
    aspect-ratio: 1;
    border: 1px dashed var(--dass-color-line);
  }

  .without-rows + .state {
    flex: 1;
  }
  .state {
    display: flex;
    flex-direction: column;
    align-items: center;
    justify-content: center;
    gap: var(--dass-space-3);
    padding: var(--dass-space-5) var(--dass-space-3);
    color: var(--dass-color-text-quiet);
    text-align: center;
    overflow-wrap: anywhere;
  }
  .state.failed {
    color: var(--dass-color-danger);
  }
  .state.banner {
    flex-direction: row;
    flex-wrap: wrap;
    justify-content: space-between;
    padding: var(--dass-space-2) var(--dass-space-3);
    border-block-start: 1px solid var(--dass-color-line);
    text-align: start;
  }
  .footer {
    display: flex;
    flex-wrap: wrap;
    align-items: center;
    gap: var(--dass-space-1) var(--dass-space-4);
    min-block-size: 36px;
    padding: var(--dass-space-1) var(--dass-space-3);
    border-block-start: 1px solid var(--dass-color-line);
    background: var(--dass-color-sunken);
    color: var(--dass-color-text-quiet);
    font-size: var(--dass-text-xs);
    font-variant-numeric: tabular-nums;
  }
  .footer .selected-count {
    color: var(--dass-color-text);
    font-weight: 600;
  }
  .footer .more {
    margin-inline-start: auto;
  }
  .retry {
    min-block-size: 28px;
    padding-inline: var(--dass-space-2);
    border: 1px solid var(--dass-color-line-strong);
    border-radius: var(--dass-radius-s);
    background: var(--dass-color-surface);
    color: var(--dass-color-text);
    font: inherit;
    cursor: pointer;
  }
  .retry:hover {
    background: linear-gradient(var(--dass-color-hover), var(--dass-color-hover)), var(--dass-color-surface);
  }
  @media (pointer: coarse) {
    .retry {
      min-block-size: 44px;
      padding-inline: var(--dass-space-3);
    }
    .editable::after {
      content: '';
      position: absolute;
      inset: -12px;
    }
    .checkbox.editable {
      position: relative;
    }
  }
  @media (forced-colors: active) {
    .toggle-box {
      border: 1px solid ButtonText;
      forced-color-adjust: none;
      background: Canvas;
    }
    .toggle-box::before {
      background: ButtonText;
    }
    .toggle-box[aria-checked='true'] {
      background: Highlight;
    }
    .toggle-box[aria-checked='true']::before {
      background: HighlightText;
    }
    .flag-chip {
      border: 1px solid;
    }
  }
  @media print {
    .footer .more,
    .retry {
      display: none;
    }
    .toggle-box,
    .checkbox,
    .flag-chip {
      print-color-adjust: exact;
    }
  }
`;
