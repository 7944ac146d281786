import { css } from 'lit';

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
