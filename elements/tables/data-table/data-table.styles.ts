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
    margin-inline-start: 3px;
    font-size: 0.85em;
    font-variant-numeric: tabular-nums;
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
  .footer .summaries {
    display: flex;
    flex-wrap: wrap;
    gap: var(--dass-space-1) var(--dass-space-4);
  }
  .footer .summary-label {
    font-weight: 600;
  }
  .footer .summary-value {
    color: var(--dass-color-text);
    overflow-wrap: anywhere;
  }
  .footer .more {
    margin-inline-start: auto;
  }
  @media print {
    .footer .more {
      display: none;
    }
  }
`;

/** Each row as a card: a line for each column, with its heading. */
export const cardsStyles = css`
  .rows.cards {
    --_line: calc(1.75 * var(--dass-font-size));
    --_head: 48px;
    /* Width of the sort mark and the options button after the text of the first heading. */
    --_head-end: 56px;
    --_title: var(--_line);
    --_row: calc((var(--_lines) - 1) * var(--_line) + var(--_title) + 2 * var(--dass-space-2) + 1px);
    overflow-x: hidden;
  }
  .cards.long-titles {
    --_title: calc(2.75 * var(--dass-font-size));
  }
  .cards.selectable {
    --_checkbox-column: 48px;
  }
  .cards .head,
  .cards .rows-range {
    min-inline-size: 100%;
  }
  /* Pooled rows without content stay hidden. */
  .cards .row:not([hidden]) {
    display: block;
    padding-block: var(--dass-space-2);
  }
  .cards .row > .cell {
    overflow: hidden;
    padding-inline-start: var(--dass-space-3);
    line-height: var(--_line);
    text-align: start;
    text-overflow: ellipsis;
    white-space: nowrap;
  }
  .cards .custom a[href] {
    line-height: var(--_line);
  }
  .cards .row > :is(.first, .pinned) {
    position: static;
    box-shadow: none;
  }
  .cards .row > .title {
    font-weight: 600;
  }
  .cards.long-titles .row > .title {
    display: -webkit-box;
    -webkit-box-orient: vertical;
    -webkit-line-clamp: 2;
    line-height: calc(1.375 * var(--dass-font-size));
    white-space: normal;
    overflow-wrap: anywhere;
  }
  /* Empty values are left out, unless the user can fill them in, or is on them. */
  .cards .row:not(.unloaded) > .cell:empty:not(.title, .kept, .active) {
    display: none;
  }
  .cards .row > .cell[data-label]:not(.title)::before {
    content: attr(data-label) / '';
    display: inline-block;
    inline-size: min(40%, 11em);
    margin-inline-end: calc(var(--dass-space-2) + min(var(--_indent, 0px), 30%));
    overflow: hidden;
    color: var(--dass-color-text-quiet);
    font-size: var(--dass-text-xs);
    text-overflow: ellipsis;
    vertical-align: top;
  }
  /* A card with more lines would not fit on the screen: the user chooses the first columns in the columns dialog. */
  .cards .row > :nth-child(n + 13 of :not(.checkbox-cell)) {
    display: none;
  }
  .cards .row > .flag,
  .cards .row > .image {
    display: flex;
    align-items: center;
    justify-content: start;
    block-size: var(--_line);
  }
  .cards .row > .image img,
  .cards .row > .image .no-image {
    block-size: calc(var(--_line) - 4px);
  }
  .cards .row > .checkbox-cell {
    position: absolute;
    inset-block-start: 0;
    inset-inline: auto 0;
    inline-size: 48px;
    block-size: 48px;
    background: none;
  }
  .cards.selectable .row > .title {
    padding-inline-end: 48px;
  }
  .cards .head > .heading:not(.first) {
    position: absolute;
    inline-size: 1px;
    block-size: 1px;
    padding: 0;
    overflow: hidden;
    clip-path: inset(50%);
  }
  /* The heading of the sorted column takes the place of the first one, and so does the active one. */
  .cards .head > :is([aria-sort='ascending'], [aria-sort='descending'], .active):not(.first) {
    inset-inline: var(--dass-space-3) calc(var(--_head-end) + var(--_checkbox-column));
    inline-size: auto;
    block-size: 100%;
    background: var(--dass-color-sunken);
    clip-path: none;
    z-index: 1;
  }
  /* The text ends before the sort mark. The alignment of a column has no meaning in a card. */
  .cards .head > :is([aria-sort='ascending'], [aria-sort='descending']):not(.first) {
    padding-inline-end: 26px;
  }
  .cards .head > .heading.active:not(.first) {
    z-index: 2;
  }
  .cards .head > .first {
    --_options: 12px;
    position: relative;
    inset-inline-start: auto;
    padding-inline-end: var(--_head-end);
    box-shadow: none;
  }
  .cards .head:has(> :is([aria-sort='ascending'], [aria-sort='descending'], .active):not(.first)) > .first::after {
    content: none;
  }
  .cards .sort-by {
    font-weight: 400;
    pointer-events: none;
  }
  /* Columns of cards have no width. */
  .cards .head > .heading::before {
    content: none;
  }
  .cards .head > .heading {
    flex: 1 !important;
    line-height: var(--_head);
    text-align: start;
  }
  .cards .head > .checkbox-cell {
    order: 1;
    position: static;
  }
`;
