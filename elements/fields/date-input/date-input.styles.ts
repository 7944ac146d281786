import { css } from 'lit';

export const dateInputStyles = css`
  :host {
    display: inline-block;
    inline-size: var(--dass-date-input-width, calc(14 * var(--dass-font-size)));
    max-inline-size: 100%;
    vertical-align: top;
  }
  dass-popup {
    display: block;
  }
  #control {
    font-variant-numeric: tabular-nums;
  }
  /* A date keeps the order of its mask in pages from right to left. */
  .box:dir(rtl) > #control {
    text-align: right;
  }
  .time {
    direction: ltr;
  }
  .calendar {
    inline-size: min-content;
    padding: var(--dass-space-3);
    user-select: none;
  }
  .months,
  .time,
  .actions {
    display: flex;
    align-items: center;
    gap: var(--dass-space-1);
  }
  .months {
    justify-content: space-between;
    margin-block-end: var(--dass-space-2);
  }
  .icon-button:dir(rtl) svg {
    scale: -1 1;
  }
  select {
    min-block-size: var(--dass-control);
    min-inline-size: 0;
    padding-inline: var(--dass-space-1);
    border: 1px solid transparent;
    border-radius: var(--dass-radius-s);
    background: none;
    color: inherit;
    font: inherit;
    font-weight: 600;
    cursor: pointer;
  }
  select option {
    background: var(--dass-color-raised);
    color: var(--dass-color-text);
    font-weight: 400;
  }
  select:hover {
    background: var(--dass-color-hover);
  }
  table {
    border-collapse: collapse;
    table-layout: fixed;
  }
  th {
    padding: 0 0 var(--dass-space-1);
    color: var(--dass-color-text-quiet);
    font-size: var(--dass-text-xs);
    font-weight: 500;
    text-align: center;
  }
  td {
    padding: 1px;
    cursor: pointer;
    outline: none;
  }
  td span {
    display: grid;
    place-items: center;
    box-sizing: border-box;
    inline-size: var(--dass-control);
    block-size: calc(var(--dass-control) - 2px);
    border: 1px solid transparent;
    border-radius: var(--dass-radius-s);
    font-variant-numeric: tabular-nums;
  }
  td:hover span {
    background: var(--dass-color-hover);
  }
  td:active span {
    background: var(--dass-color-press);
  }
  .other {
    color: var(--dass-color-text-quiet);
  }
  [aria-current] span {
    border-color: var(--dass-color-accent-line);
    color: var(--dass-color-accent-text);
    font-weight: 600;
  }
  [aria-selected='true'] span,
  [aria-selected='true']:hover span {
    background: var(--dass-color-accent);
    color: var(--dass-color-on-accent);
    font-weight: 600;
  }
  td:focus-visible span {
    outline: 2px solid var(--dass-color-accent-text);
    outline-offset: 1px;
  }
  [aria-disabled] {
    cursor: not-allowed;
  }
  [aria-disabled] span,
  [aria-disabled]:hover span {
    background: none;
    color: var(--dass-color-text-off);
    text-decoration: line-through;
  }
  .time {
    justify-content: center;
    margin-block-start: var(--dass-space-2);
    padding-block-start: var(--dass-space-2);
    border-block-start: 1px solid var(--dass-color-line);
    font-weight: 600;
  }
  .actions {
    margin: var(--dass-space-2) -6px -4px;
  }
  .actions .done {
    margin-inline-start: auto;
  }
  @media (pointer: coarse) {
    td {
      padding: 0;
    }
    td span {
      /* Seven columns fit on the smallest phone. */
      inline-size: min(var(--dass-control), (100vw - 2 * var(--dass-space-3) - 2 * var(--dass-space-4) - 2px) / 7);
      block-size: var(--dass-control);
    }
    /* Only the days determine the width. */
    .months,
    .actions {
      inline-size: 0;
      min-inline-size: 100%;
    }
    .months select + select {
      flex: none;
    }
    .actions {
      flex-wrap: wrap;
      min-inline-size: calc(100% + 12px);
    }
  }
  /* On a phone in landscape orientation the days are placed beside the other controls. */
  @media (height < 34rem) and (width >= 35rem) {
    .calendar {
      display: grid;
      grid-template-columns: max-content calc(11 * var(--dass-font-size));
      align-content: start;
      column-gap: var(--dass-space-3);
      inline-size: max-content;
      padding-block: var(--dass-space-2);
    }
    .calendar > * {
      grid-column: 2;
    }
    .calendar > .visually-hidden {
      position: absolute;
    }
    .calendar > table {
      grid-column: 1;
      grid-row: 1 / span 8;
    }
    td span {
      block-size: min(var(--dass-control), (100dvh - calc(5.5 * var(--dass-font-size))) / 6);
    }
    .months,
    .actions {
      flex-wrap: wrap;
      inline-size: auto;
      min-inline-size: 0;
    }
    .actions {
      margin-inline: 0;
    }
  }
  @media (forced-colors: active) {
    td span {
      border-color: Canvas;
    }
    [aria-selected='true'] span,
    [aria-selected='true']:hover span {
      forced-color-adjust: none;
      background: Highlight;
      color: HighlightText;
    }
    [aria-current] span {
      border-color: currentColor;
    }
    [aria-disabled] span {
      color: GrayText;
    }
  }
`;
