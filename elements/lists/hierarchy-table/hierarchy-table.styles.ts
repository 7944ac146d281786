import { css } from 'lit';

export const hierarchyTableStyles = css`
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
  /* As high as its rows up to a limit, which is written as its basis; as high as the table where that has a height. */
  .rows {
    flex: 1 1 0;
    min-block-size: 0;
    overflow: auto;
    --_tick-cell: 0px;
  }
  .rows.ticks {
    --_tick-cell: 40px;
  }
  .rows:focus {
    outline: none;
  }
  .head,
  .rows-range {
    min-inline-size: max(100%, var(--_least));
  }
  .head {
    position: sticky;
    inset-block-start: 0;
    z-index: 2;
    display: flex;
    block-size: var(--_row);
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
    background: var(--_tint, none) var(--dass-color-surface);
    cursor: default;
  }
  .row[hidden] {
    display: none;
  }
  .cell {
    position: relative;
    min-inline-size: 0;
    padding-inline: var(--dass-space-3);
    overflow: hidden;
    line-height: calc(var(--_row) - 1px);
    text-align: start;
    text-overflow: ellipsis;
    white-space: nowrap;
  }
  .center {
    text-align: center;
  }
  .end {
    text-align: end;
    font-variant-numeric: tabular-nums;
  }
  .row .tree {
    padding-inline-start: var(--dass-space-1);
  }
  [data-wide] .tree {
    box-shadow: inset -1px 0 var(--dass-color-line);
  }
  [data-wide] .tree:dir(rtl) {
    box-shadow: inset 1px 0 var(--dass-color-line);
  }

  .twisty {
    position: relative;
    display: inline-block;
    block-size: 1lh;
    padding-inline-start: 25px;
    color: var(--dass-color-warning);
    font-size: var(--dass-text-xs);
    font-weight: 600;
    vertical-align: top;
  }
  .twisty:not(:empty) {
    padding-inline-end: var(--dass-space-2);
  }
  .twisty:is(.open, .closed) {
    cursor: pointer;
  }
  .twisty:is(.open, .closed)::before {
    content: '';
    position: absolute;
    inset-block: 0;
    inset-inline-start: 9px;
    inline-size: 7px;
    block-size: 7px;
    margin-block: auto;
    border: solid var(--dass-color-text-quiet);
    border-width: 0 1.75px 1.75px 0;
    translate: -1px 0;
    rotate: -45deg;
  }
  .twisty:is(.open, .closed):dir(rtl)::before {
    translate: 1px 0;
    rotate: 135deg;
  }
  .twisty.open::before,
  .twisty.open:dir(rtl)::before {
    translate: 0 -2px;
    rotate: 45deg;
  }
  .head .tree {
    padding-inline-start: var(--dass-space-1);
  }
  .head .tree:not(:has(.toggle)) {
    padding-inline-start: var(--dass-space-3);
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
  .rows.none {
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
  @media (pointer: coarse) {
    .rows.ticks {
      --_tick-cell: 48px;
    }
    .twisty:is(.open, .closed)::after,
    .toggle::after {
      content: '';
      position: absolute;
      inset: 0 -10px;
    }
    .toggle::after {
      inset: -10px;
    }
    .heading::before {
      inline-size: 24px;
    }
  }
`;
