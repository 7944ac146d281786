import { css } from 'lit';

export const lookupDialogStyles = css`
  .body {
    display: flex;
    flex-direction: column;
    gap: var(--dass-space-3);
  }
  .body > * {
    flex: none;
  }
  .tools {
    display: flex;
    flex-wrap: wrap;
    gap: var(--dass-space-2);
    padding-block-start: var(--dass-space-1);
  }
  .tools > .filter {
    flex: 1 1 calc(12 * var(--dass-font-size));
    border: 1px solid var(--dass-color-line-strong);
    border-radius: var(--dass-radius-s);
    background: var(--dass-color-surface);
  }
  /* Its height does not depend on the selection: otherwise the second click of a double click would hit another row. */
  .selected {
    display: grid;
    grid-template: 'count list actions' minmax(calc(var(--dass-control) + 4px), auto) / auto minmax(0, 1fr) auto;
    align-items: center;
    gap: var(--dass-space-1) var(--dass-space-3);
  }
  .selected p {
    margin: 0;
    color: var(--dass-color-text-quiet);
    font-size: var(--dass-text-s);
  }
  .selected .none {
    grid-row: 1 / -1;
  }
  .selected .missing {
    color: var(--dass-color-danger);
  }
  .selected .count {
    color: var(--dass-color-text);
    font-weight: 600;
  }
  .selected ul {
    grid-area: list;
    display: flex;
    gap: var(--dass-space-1);
    margin: 0;
    padding: 2px;
    overflow: auto hidden;
    list-style: none;
    scrollbar-width: thin;
  }
  .selected li {
    flex: none;
    --dass-chip-max-width: calc(14 * var(--dass-font-size));
  }
  .selected .more {
    align-self: center;
    color: var(--dass-color-text-quiet);
    font-size: var(--dass-text-s);
  }
  .selected .actions {
    grid-area: actions;
    display: flex;
  }
  @media (width < 64rem) {
    .selected:not(.without-actions) {
      grid-template:
        'count list' minmax(calc(var(--dass-control) + 4px), auto)
        'actions actions' minmax(var(--dass-control), auto) / auto minmax(0, 1fr);
    }
    .selected .actions {
      justify-self: end;
    }
  }
  dass-data-table {
    block-size: 400px;
  }
  /* It is above the table. */
  dass-data-table::part(selected-count) {
    display: none;
  }
  /* Below, the rows are cards with their own height. */
  @media (width >= 32rem) {
    dass-data-table {
      --dass-row: 48px;
    }
  }
  .found {
    margin: 0;
    color: var(--dass-color-text-quiet);
    font-size: var(--dass-text-s);
  }
  .found:empty {
    display: none;
  }
  dass-button:not([icon-only]) > .icon {
    display: inline-block;
    margin-inline-end: var(--dass-space-2);
    vertical-align: -0.25em;
  }
  .outcome {
    display: flex;
    flex-wrap: wrap;
    align-items: center;
    gap: var(--dass-space-2);
    padding: var(--dass-space-1) var(--dass-space-1) var(--dass-space-1) var(--dass-space-3);
    border: 1px solid var(--dass-color-line);
    border-radius: var(--dass-radius-s);
    background: var(--dass-color-sunken);
  }
  .outcome.error {
    border-color: var(--dass-color-danger);
    background: var(--dass-color-danger-soft);
  }
  .outcome-text {
    flex: 1 1 calc(12 * var(--dass-font-size));
    min-inline-size: 0;
    margin: 0;
  }
  .outcome-text p {
    margin: 0;
    font-weight: 600;
  }
  .outcome-text ul {
    max-block-size: calc(8 * var(--dass-font-size));
    margin: var(--dass-space-1) 0 0;
    padding-inline-start: var(--dass-space-4);
    overflow: auto;
  }
  @media (width < 48rem) {
    .outcome-text {
      flex-basis: 100%;
    }
    .outcome-text + * {
      margin-inline-start: auto;
    }
    .body > dass-data-table {
      flex: 1 0 240px;
      block-size: auto;
    }
    footer > dass-button {
      flex: 1;
    }
  }
  @media (pointer: coarse) {
    .filter > input {
      font-size: max(16px, 1em);
    }
  }
`;
