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
  .row:hover {
    --_tint: linear-gradient(var(--dass-color-hover), var(--dass-color-hover));
  }
  .row.on {
    background-color: var(--dass-color-accent-soft);
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
  [data-wide] :is(.tree, .tick-cell) {
    position: sticky;
    inset-inline-start: var(--_tick-cell);
    z-index: 1;
    background: inherit;
  }
  [data-wide] .tick-cell {
    inset-inline-start: 0;
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
    block-size: calc(var(--_row) - 1px);
    padding-inline-start: 25px;
    color: var(--dass-color-warning);
    font-size: var(--dass-text-xs);
    font-weight: 600;
    vertical-align: top;
  }
  .twisty:not(:empty) {
    padding-inline-end: var(--dass-space-2);
  }
  [aria-expanded] > .tree > .twisty {
    cursor: pointer;
  }
  [aria-expanded] > .tree > .twisty::before {
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
  [aria-expanded]:dir(rtl) > .tree > .twisty::before {
    translate: 1px 0;
    rotate: 135deg;
  }
  [aria-expanded='true'] > .tree > .twisty::before,
  [aria-expanded='true']:dir(rtl) > .tree > .twisty::before {
    translate: 0 -2px;
    rotate: 45deg;
  }
  [aria-expanded] > .tree > .twisty:hover::before {
    border-color: var(--dass-color-text);
  }
  .loading > .tree > .twisty::before,
  .loading[aria-expanded]:dir(rtl) > .tree > .twisty::before {
    inset-inline-start: 6px;
    inline-size: 13px;
    block-size: 13px;
    border: 2px solid var(--dass-color-line);
    border-block-start-color: var(--dass-color-accent-text);
    border-radius: 50%;
    translate: none;
    rotate: none;
    animation: turn 0.9s linear infinite;
  }
  .failed > .tree > .twisty {
    color: var(--dass-color-danger);
  }
  @keyframes turn {
    to {
      rotate: 1turn;
    }
  }
  @media (prefers-reduced-motion: reduce) {
    .loading > .tree > .twisty::before,
    :host([busy]) .head::after {
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

  .tick-cell {
    flex: none;
    display: grid;
    place-items: center;
    inline-size: var(--_tick-cell);
    padding: 0;
    cursor: pointer;
  }
  .tick {
    display: grid;
    place-items: center;
    inline-size: 18px;
    block-size: 18px;
    border: 1px solid var(--dass-color-line-strong);
    border-radius: var(--dass-radius-s);
    background: var(--dass-color-surface);
    color: var(--dass-color-on-accent);
  }
  .tick:is([aria-checked='true'], [aria-checked='mixed']) {
    border-color: var(--dass-color-accent);
    background: var(--dass-color-accent);
  }
  .tick[aria-checked='true']::before {
    content: '';
    inline-size: 12px;
    block-size: 12px;
    background: currentColor;
    clip-path: polygon(14% 47%, 4% 58%, 38% 90%, 97% 22%, 86% 12%, 37% 68%);
  }
  .tick[aria-checked='mixed']::before {
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
  /* Where a heading is pulled wider. */
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
  .heading:is(:hover, .pulled)::before {
    border-color: var(--dass-color-line-strong);
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
  .toggle:hover {
    background: var(--dass-color-hover);
    color: var(--dass-color-text);
  }
  .toggle:active {
    background: var(--dass-color-press);
  }

  .rows:focus-visible .active {
    outline: 2px solid var(--dass-color-accent-text);
    outline-offset: -2px;
  }
  .stuck {
    position: absolute;
    inset: 0 0 auto;
    z-index: 1;
  }
  .rows.none {
    flex-grow: 0;
  }
  :host([busy]) .head::after {
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
    [aria-expanded] > .tree > .twisty::after,
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
  @media (forced-colors: active) {
    .row:hover {
      outline: 1px solid Highlight;
      outline-offset: -1px;
    }
    .row.on {
      outline: 1px solid Highlight;
      outline-offset: -2px;
    }
    .rows:focus-visible .active {
      outline: 2px solid Highlight;
    }
    .tick:is([aria-checked='true'], [aria-checked='mixed']) {
      border-color: Highlight;
      background: Highlight;
      color: HighlightText;
      forced-color-adjust: none;
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
