import { css } from 'lit';
import { checkMarkStyles } from '../../base/styles/check-mark.styles.js';

/** The layout of a table: frame, header, rows, cells. */
export const gridStyles = css`
  :host {
    display: flex;
    flex-direction: column;
    min-inline-size: 0;
  }
  .frame {
    flex: 1 1 auto;
    display: flex;
    flex-direction: column;
    block-size: 100%;
    min-block-size: 0;
    overflow: hidden;
    border: 1px solid var(--dass-color-line);
    border-radius: var(--dass-radius-m);
    background: var(--dass-color-surface);
  }
  /* As high as its rows up to a limit, which is its flex basis; as high as the element when that has a height. */
  .rows {
    flex: 1 1 0;
    min-block-size: 0;
    overflow: auto;
    --_checkbox-column: 0px;
  }
  .rows:focus {
    outline: none;
  }
  .font-probe {
    position: absolute;
    inline-size: 1em;
    block-size: 0;
  }
  .head,
  .rows-range {
    min-inline-size: max(100%, var(--_min-width));
  }
  .head {
    position: sticky;
    inset-block-start: 0;
    z-index: 2;
    display: flex;
    block-size: var(--_head, var(--_row));
    border-block-end: 1px solid var(--dass-color-line);
    background: var(--dass-color-sunken);
    color: var(--dass-color-text-quiet);
    font-size: var(--dass-text-xs);
    font-weight: 600;
    user-select: none;
  }
  .row {
    display: flex;
    border-block-end: 1px solid var(--dass-color-line);
    background-color: var(--dass-color-surface);
    cursor: default;
  }
  .cell {
    min-inline-size: 0;
    padding-inline: var(--dass-space-3);
    line-height: calc(var(--_row) - 1px);
    text-align: start;
  }
  .heading,
  .custom,
  .long {
    overflow: hidden;
    text-overflow: ellipsis;
    white-space: nowrap;
  }
  .heading,
  .custom {
    position: relative;
  }
  .custom a[href] {
    color: var(--dass-color-accent-text);
  }
  .center {
    text-align: center;
  }
  .end {
    text-align: end;
    font-variant-numeric: tabular-nums;
  }

  /* A text in the other direction than the table is clipped at its own end. */
  .long:dir(rtl) {
    unicode-bidi: plaintext;
    text-align: right;
  }
  .long.end:dir(rtl) {
    text-align: left;
  }
  .toggle {
    position: relative;
    display: inline-grid;
    place-items: center;
    inline-size: 25px;
    block-size: 25px;
    padding: 0;
    margin-inline-end: 2px;
    border: 0;
    border-radius: var(--dass-radius-s);
    background: none;
    vertical-align: middle;
    cursor: pointer;
  }
  /* The button that opens the details of a row. Its look loads with them. */
  .disclosure {
    display: inline-block;
    inline-size: 26px;
    block-size: 1lh;
    vertical-align: top;
  }
  .rows.without-rows {
    flex-grow: 0;
  }
  .empty {
    flex: 1;
    margin: 0;
    padding: var(--dass-space-5) var(--dass-space-3);
    color: var(--dass-color-text-quiet);
    text-align: center;
    overflow-wrap: anywhere;
  }
`;

/** The states of rows and headings: hovered, active, selected, sorted, filtered. */
export const gridStatesStyles = css`
  .row:hover {
    background-image: linear-gradient(var(--dass-color-hover), var(--dass-color-hover));
  }
  .row.selected {
    background-color: var(--dass-color-accent-soft);
  }
  [data-wide] :is(.first, .checkbox-cell) {
    position: sticky;
    inset-inline-start: var(--_checkbox-column);
    z-index: 1;
    background: inherit;
  }
  [data-wide] .first {
    box-shadow: inset -1px 0 var(--dass-color-line);
  }
  [data-wide] .first:dir(rtl) {
    box-shadow: inset 1px 0 var(--dass-color-line);
  }
  [data-wide] .checkbox-cell {
    inset-inline-start: 0;
  }
  [data-wide] .pinned {
    position: sticky;
    inset-inline-end: 0;
    z-index: 1;
    background: inherit;
    box-shadow: inset 1px 0 var(--dass-color-line);
  }
  [data-wide] .pinned:dir(rtl) {
    box-shadow: inset -1px 0 var(--dass-color-line);
  }
  @media (prefers-reduced-motion: reduce) {
    [aria-busy] > .head::after {
      animation-duration: 4s;
    }
  }
  mark {
    background: none;
    color: var(--dass-color-accent-text);
    font-weight: 700;
    text-decoration: underline;
    text-underline-offset: 3px;
  }

  .rows.selectable {
    --_checkbox-column: 40px;
  }
  /* Not grids, which need more memory: there are two in each row. */
  .checkbox-cell,
  .checkbox {
    display: flex;
    align-items: center;
    justify-content: center;
  }
  .checkbox-cell {
    flex: none;
    inline-size: var(--_checkbox-column);
    padding: 0;
    cursor: pointer;
  }
  .checkbox {
    inline-size: 18px;
    block-size: 18px;
    border: 1px solid var(--dass-color-line-strong);
    border-radius: var(--dass-radius-s);
    background: var(--dass-color-surface);
    color: var(--dass-color-on-accent);
  }
  .checkbox:is([aria-checked='true'], [aria-checked='mixed']) {
    border-color: var(--dass-color-accent);
    background: var(--dass-color-accent);
  }
  ${checkMarkStyles}
  .checkbox[aria-checked='mixed']::before {
    content: '';
    inline-size: 10px;
    block-size: 2px;
    background: currentColor;
  }

  .heading.sortable {
    cursor: pointer;
  }
  .heading.sortable:hover {
    color: var(--dass-color-text);
  }
  .heading:is([aria-sort='ascending'], [aria-sort='descending']) {
    padding-inline-end: 26px;
    color: var(--dass-color-text);
  }
  .heading:is([aria-sort='ascending'], [aria-sort='descending'])::after {
    content: '';
    position: absolute;
    inset-block: 0;
    inset-inline-end: var(--dass-space-2);
    inline-size: 12px;
    block-size: 12px;
    margin-block: auto;
    background: currentColor;
    clip-path: polygon(50% 4%, 88% 42%, 76% 54%, 58% 36%, 58% 96%, 42% 96%, 42% 36%, 24% 54%, 12% 42%);
  }
  .heading[aria-sort='descending']::after {
    scale: 1 -1;
  }
  /* The handle that resizes the column. */
  .heading::before {
    content: '';
    position: absolute;
    inset-block: 0;
    inset-inline-end: 0;
    inline-size: 9px;
    border-inline-end: 1px solid transparent;
    cursor: col-resize;
    touch-action: none;
  }
  .heading:is(:hover, .resizing)::before {
    border-color: var(--dass-color-line-strong);
  }
  .heading:has(.options) {
    --_options: 12px;
    padding-inline-end: calc(var(--_options) + 26px);
  }
  .heading:has(.options):is([aria-sort='ascending'], [aria-sort='descending']) {
    padding-inline-end: calc(var(--_options) + 44px);
  }
  .heading:has(.options):is([aria-sort='ascending'], [aria-sort='descending'])::after {
    inset-inline-end: calc(var(--_options) + 27px);
  }
  .options {
    position: absolute;
    inset-block: 0;
    inset-inline-end: var(--_options);
    display: grid;
    align-items: center;
    line-height: normal;
    font-weight: 400;
    white-space: normal;
  }
  .options > .toggle {
    margin: 0;
  }
  .toggle:hover {
    background: var(--dass-color-hover);
    color: var(--dass-color-text);
  }
  .toggle:active {
    background: var(--dass-color-press);
  }

  .rows:focus-visible .active,
  .frame:has(> .rows:focus-visible:not([aria-activedescendant])) {
    outline: 2px solid var(--dass-color-accent-text);
    outline-offset: -2px;
  }
  /* The columns that stay in sight would cover the outline of a row. */
  .rows[data-wide]:focus-visible .row.active::after {
    content: '';
    position: absolute;
    inset: 0;
    z-index: 2;
    outline: inherit;
    outline-offset: -2px;
    pointer-events: none;
  }
  /* Inside the frame, the header would cover the outline. */
  .frame:has(> .rows:focus-visible:not([aria-activedescendant])) {
    outline-offset: 0;
  }
  [aria-busy] > .head::after {
    content: '';
    position: absolute;
    inset-inline: 0;
    inset-block-end: -1px;
    block-size: 2px;
    background: linear-gradient(90deg, transparent, var(--dass-color-accent-text), transparent) 0 0 / 40% 100% no-repeat;
    animation: pass 1.6s ease-in-out infinite;
  }
  @keyframes pass {
    from {
      background-position-x: -70%;
    }
    to {
      background-position-x: 170%;
    }
  }
  @media (pointer: coarse) {
    .rows.selectable {
      --_checkbox-column: 48px;
    }
    .toggle::after {
      content: '';
      position: absolute;
      inset: -10px;
    }
    /* Before the text: at the edge of the table, there is less room. */
    .heading > .toggle {
      margin-inline-end: 16px;
    }
    .heading > .toggle::after {
      inset-inline-end: -16px;
    }
    /* As large as a finger, as far as the height of the row allows. */
    .custom a[href] {
      display: inline-block;
      min-inline-size: 44px;
      min-block-size: min(44px, 100%);
      line-height: inherit;
    }
    .heading::before {
      inline-size: 24px;
    }
    /* Beside the handle. */
    .heading:has(.options) {
      --_options: 34px;
    }
  }
  @media (forced-colors: active) {
    .checkbox:is([aria-checked='true'], [aria-checked='mixed']) {
      border-color: Highlight;
      background: Highlight;
      color: HighlightText;
      forced-color-adjust: none;
    }
    .row:hover {
      outline: 1px solid Highlight;
      outline-offset: -1px;
    }
    .row.selected {
      outline: 1px solid Highlight;
      outline-offset: -2px;
    }
    .rows:focus-visible .active,
    .frame:has(> .rows:focus-visible:not([aria-activedescendant])) {
      outline: 2px solid Highlight;
    }
    .heading::after {
      background: CanvasText;
      forced-color-adjust: none;
    }
    mark {
      color: Highlight;
      forced-color-adjust: none;
    }
  }
`;
