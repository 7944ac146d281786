import { css } from 'lit';

/** How rows are chosen, sorted, found and loaded, and where the user is: it loads with what does that. */
export const laterPartsStyles = css`
  .row:hover {
    background-image: linear-gradient(var(--dass-color-hover), var(--dass-color-hover));
  }
  .row.on {
    background-color: var(--dass-color-accent-soft);
  }
  [data-wide] :is(.tree, .tick-cell) {
    position: sticky;
    inset-inline-start: var(--_tick-cell);
    z-index: 1;
    background: inherit;
  }
  [data-wide] .tree {
    box-shadow: inset -1px 0 var(--dass-color-line);
  }
  [data-wide] .tree:dir(rtl) {
    box-shadow: inset 1px 0 var(--dass-color-line);
  }
  [data-wide] .tick-cell {
    inset-inline-start: 0;
  }
  .twisty.closed:dir(rtl) {
    background-position:
      right 9px top calc(50% + 2px),
      right 9px top calc(50% - 3px);
  }
  .twisty.open:dir(rtl) {
    background-position:
      right 12px top 50%,
      right 7px top 50%;
  }
  .twisty:empty:hover {
    color: var(--dass-color-text);
  }
  .twisty.loading {
    position: relative;
    background-image: none;
  }
  .twisty.loading::before {
    content: '';
    position: absolute;
    inset-block: 0;
    inset-inline-start: 6px;
    inline-size: 13px;
    block-size: 13px;
    margin-block: auto;
    border: 2px solid var(--dass-color-line);
    border-block-start-color: var(--dass-color-accent-text);
    border-radius: 50%;
    animation: turn 0.9s linear infinite;
  }
  .twisty.failed:not(:empty) {
    color: var(--dass-color-danger);
  }
  @keyframes turn {
    to {
      rotate: 1turn;
    }
  }
  @media (prefers-reduced-motion: reduce) {
    .twisty.loading::before,
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

  .rows.ticks {
    --_tick-cell: 40px;
  }
  .tick-cell {
    flex: none;
    display: grid;
    place-items: center;
    inline-size: var(--_tick-cell);
    padding: 0;
    cursor: pointer;
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
  /* The head would cover it within. */
  .frame:has(> .rows:focus-visible:not([aria-activedescendant])) {
    outline-offset: 0;
  }
  .stuck {
    position: absolute;
    inset: 0 0 auto;
    z-index: 1;
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
  @media (pointer: coarse) {
    .rows.ticks {
      --_tick-cell: 48px;
    }
    .twisty:is(.open, .closed) {
      position: relative;
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
    /* As large as a finger, as far as the row allows. */
    .own a[href] {
      display: inline-block;
      min-inline-size: 44px;
      min-block-size: min(44px, 100%);
      line-height: calc(var(--_row) - 1px);
    }
    .heading::before {
      inline-size: 24px;
    }
    /* Beside where a finger pulls. */
    .heading:has(.options) {
      --_options: 34px;
    }
  }
  .printed {
    display: none;
  }
  /* Not cut, not scrolled, and all rows. */
  @media print {
    :host {
      block-size: auto !important;
    }
    .frame,
    .rows {
      display: block;
      overflow: visible;
      block-size: auto;
      flex: none !important;
    }
    .rows-range {
      display: none;
    }
    .printed {
      display: block;
    }
    .head,
    .printed .row {
      position: static;
      min-inline-size: 0;
      block-size: auto;
      contain: none;
      break-inside: avoid;
    }
    .cell {
      flex-shrink: 1 !important;
      padding-block: var(--dass-space-1);
      line-height: 1.4;
      white-space: normal;
      overflow-wrap: anywhere;
    }
    [data-wide] :is(.tree, .tick-cell) {
      position: static;
    }
    .twisty:not(:empty) {
      block-size: auto;
    }
    .tick-cell,
    .options,
    .toggle {
      display: none;
    }
    .printed-note {
      margin: var(--dass-space-3);
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
    .rows:focus-visible .active,
    .frame:has(> .rows:focus-visible:not([aria-activedescendant])) {
      outline: 2px solid Highlight;
    }
    /* Its angle is a background, which forced colours would take away; its note has a colour that they would replace. */
    .twisty,
    .twisty:not(:empty),
    .twisty.failed:not(:empty) {
      color: CanvasText;
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
