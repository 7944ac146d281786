import { css, unsafeCSS, type CSSResult } from 'lit';

/** Rows as cards, in containers below a width. @param selector selects the markup tables */
function cards(width: number, selector: string): CSSResult {
  const scope = unsafeCSS(selector);
  const rules = css`
    ${scope} > table,
    ${scope} > table > :is(caption, tbody, tfoot) {
      display: block;
    }
    ${scope} > table > thead {
      position: absolute;
      inline-size: 1px;
      block-size: 1px;
      overflow: hidden;
      clip-path: inset(50%);
    }
    ${scope} > table > :not(thead) > tr {
      display: grid;
      grid-template-columns: repeat(auto-fill, minmax(min(calc(8.5 * var(--dass-font-size)), 100%), 1fr));
      gap: var(--dass-space-2) var(--dass-space-3);
      padding: var(--dass-space-3);
      border-block-end: 1px solid var(--dass-color-line);
    }
    ${scope} > table > :last-child > tr:last-child {
      border-block-end: 0;
    }
    ${scope} > table > tfoot > tr {
      background: var(--dass-color-sunken);
    }
    ${scope} > table > :not(thead) > tr > :is(th, td) {
      display: block;
      position: static;
      min-inline-size: 0;
      padding: 0;
      border-width: 0;
      background: none;
      overflow-wrap: anywhere;
      /* The alignment of a column has no meaning in a card. */
      text-align: start !important;
      white-space: normal;
    }
    ${scope} > table > :not(thead) > tr > :is(th, td) > a[href] {
      margin-block: 0;
    }
    ${scope} > table > :not(thead) > tr > :is(th, td[colspan]) {
      grid-column: 1 / -1;
    }
    ${scope} > table > :not(thead) > tr > th {
      font-weight: 600;
    }
    ${scope} > table > :not(thead) > tr > td:empty {
      display: none;
    }
    ${scope} > table > * > tr > td[data-dass-column]::before {
      /* Screen readers read the heading of the column already. */
      content: attr(data-dass-column);
      content: attr(data-dass-column) / '';
      display: block;
      color: var(--dass-color-text-quiet);
      font: 400 var(--dass-text-xs) / 1.45 var(--dass-font);
    }
    ${scope} > table > * > tr > td[data-dass-column='']::before {
      content: none;
    }
    ${scope} > table > :not(thead) > tr[data-dass-above]:not([data-dass-above=''])::before {
      content: attr(data-dass-above);
      grid-column: 1 / -1;
      overflow-wrap: anywhere;
      white-space: pre-line;
    }
  `;
  return unsafeCSS(`@media screen{@container dass-markup-table (width < ${width}px){${rules.cssText}}}`);
}

const tableStyles = css`
  dass-markup-table {
    container: dass-markup-table / inline-size;
  }
  :where(dass-markup-table) > table {
    inline-size: 100%;
    margin: 0;
    border-collapse: separate;
    border-spacing: 0;
    background: var(--dass-color-surface);
    color: var(--dass-color-text);
    font: var(--dass-text-s) / 1.45 var(--dass-font);
    text-align: start;
  }
  :where(dass-markup-table) > table > caption {
    padding: var(--dass-space-3);
    background: var(--dass-color-surface);
    font-weight: 600;
    text-align: start;
  }
  :where(dass-markup-table) > table > * > tr > :is(th, td) {
    padding: var(--dass-space-2) var(--dass-space-3);
    border: 0 solid var(--dass-color-line);
    border-block-end-width: 1px;
    font-weight: inherit;
    text-align: start;
    vertical-align: baseline;
    white-space: nowrap;
  }
  :where(dass-markup-table[dense]) > table > caption,
  :where(dass-markup-table[dense]) > table > * > tr > :is(th, td) {
    padding: var(--dass-space-1) var(--dass-space-2);
  }
  :where(dass-markup-table[wrap]) > table > :not(thead) > tr > :is(th, td) {
    overflow-wrap: break-word;
    white-space: normal;
  }
  :where(dass-markup-table[bordered]) > table > * > tr > :is(th, td):where(:not(:last-child)) {
    border-inline-end-width: 1px;
  }
  :where(dass-markup-table) > table > thead > tr > :is(th, td) {
    background: var(--dass-color-sunken);
    color: var(--dass-color-text-quiet);
    font-size: var(--dass-text-xs);
    font-weight: 500;
    vertical-align: bottom;
  }
  :where(dass-markup-table) > table > * > tr > [data-numeric] {
    font-variant-numeric: tabular-nums;
    text-align: end;
  }
  :where(dass-markup-table) > table > tbody > tr > th {
    font-weight: 500;
  }
  :where(dass-markup-table) > table > tfoot > tr > :is(th, td) {
    background: var(--dass-color-sunken);
    font-weight: 600;
  }
  :where(dass-markup-table) > table > :last-child:not(caption) > tr:last-child > :is(th, td) {
    border-block-end-width: 0;
  }
  :where(dass-markup-table[striped]) > table > tbody > tr:nth-child(even) {
    background: color-mix(in oklch, var(--dass-color-text) 3%, transparent);
  }
  /* A touch target of 44px, within the padding of the cell. */
  @media (pointer: coarse) {
    :where(dass-markup-table) > table > * > tr > :is(th, td) > a[href] {
      display: inline-block;
      box-sizing: border-box;
      min-inline-size: 44px;
      min-block-size: 44px;
      margin-block: calc(-1 * var(--dass-space-2));
      padding-block: calc((44px - 1lh) / 2);
    }
    :where(dass-markup-table[dense]) > table > * > tr > :is(th, td) > a[href] {
      margin-block: calc(-1 * var(--dass-space-1));
    }
  }
  @media (hover: hover) {
    :where(dass-markup-table[hover]) > table > tbody > tr:hover {
      background: var(--dass-color-hover);
    }
  }

  @media screen {
    :where(dass-markup-table[sticky-header]) > table > thead {
      position: sticky;
      inset-block-start: var(--_dass-markup-table-head);
      z-index: 2;
    }
    :where(dass-markup-table[sticky-header]) > table > tbody > tr > * {
      scroll-margin-block-start: var(--_dass-markup-table-margin);
    }
    :where(dass-markup-table[sticky-column]) > table > * > tr > :first-child:not([colspan]) {
      position: sticky;
      inset-inline-start: 0;
      z-index: 1;
      background: var(--dass-color-surface);
    }
    :where(dass-markup-table[sticky-column]) > table > :is(thead, tfoot) > tr > :first-child:not([colspan]) {
      background: var(--dass-color-sunken);
    }
  }
`;

const mediaStyles = css`
  @media print {
    :where(dass-markup-table) > table > thead {
      display: table-header-group;
    }
    :where(dass-markup-table) > table > tfoot {
      display: table-row-group;
    }
    :where(dass-markup-table) > table > * > tr {
      break-inside: avoid;
    }
    :where(dass-markup-table) > table > * > tr > :is(th, td) {
      white-space: normal;
    }
  }
  @media (forced-colors: active) {
    :where(dass-markup-table[hover]) > table > tbody > tr:hover {
      outline: 1px solid Highlight;
      outline-offset: -1px;
    }
  }
`;

/** Container widths in pixels, below which rows are cards. */
export const STACK_WIDTHS = { narrow: 600, medium: 900, never: 0 };

/**
 * The styles of tables in `<dass-markup-table>`. The selectors have the specificity of three tags: they override a reset
 * of the page, and a class of the application overrides them.
 */
export const lightTableStyles: readonly CSSResult[] = [
  tableStyles,
  cards(STACK_WIDTHS.narrow, ":where(dass-markup-table:not([stack='never']))"),
  cards(STACK_WIDTHS.medium, ":where(dass-markup-table[stack='medium'])"),
  mediaStyles,
];
