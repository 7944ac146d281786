import { css } from 'lit';

/**
 * Above a keyboard on the screen the field, what came of it and the button that confirms are seen together, and scroll each
 * by itself.
 */
export const keyboardInsetStyles = css`
  dialog {
    inset-block-end: var(--_covered);
    max-block-size: min(var(--_seen) - 2 * var(--dass-space-5), 960px);
  }
  @media (width < 48rem) {
    dialog {
      inset-block-start: auto;
      block-size: var(--_seen);
      max-block-size: none;
    }
    .low .head {
      padding-block: 10px var(--dass-space-1);
    }
    .low .body {
      display: flex;
      flex-direction: column;
      padding-block: 0 var(--dass-space-2);
    }
    .low footer {
      padding-block: var(--dass-space-1) max(var(--dass-space-1), env(safe-area-inset-bottom));
    }
    .low .panes {
      flex: 1;
      min-block-size: 0;
      grid-template-rows: fit-content(60%) minmax(0, 1fr);
      gap: var(--dass-space-1);
      --_text: calc(3lh + var(--dass-space-3));
    }
    .low .input-pane {
      display: grid;
      grid-template-columns: minmax(0, 1fr) auto;
      gap: 0 var(--dass-space-1);
      /* The ring of the field is not cut. */
      margin: -2px;
      padding: 2px;
      overflow: auto;
    }
    .low dass-text-input::part(control) {
      min-block-size: var(--_text);
    }
    .low .input-pane > * {
      grid-column: 1 / -1;
    }
    .low .input-pane > :is(dass-text-input, .large) {
      grid-column: 1;
    }
    .low .input-pane > .actions {
      grid-column: 2;
      flex-direction: column;
      align-items: stretch;
      align-self: end;
      margin-inline-end: -10px;
    }
    .low .input-pane > .actions > :first-child {
      margin: 0;
    }
    .low .input-pane > dass-select-list {
      margin-block-end: var(--dass-space-1);
    }
    .low dass-tabs {
      display: flex;
      flex-direction: column;
      min-block-size: 0;
    }
    .low dass-tabs::part(tablist) {
      flex: none;
    }
    .low dass-tabs::part(panel) {
      flex: 1;
      min-block-size: 0;
      padding-block-start: var(--dass-space-2);
    }
    .low .results {
      block-size: 100%;
      min-block-size: 0;
    }
    .low .results > :is(.rows, .empty) {
      flex: 1;
      min-block-size: 0;
      block-size: auto;
      max-block-size: none;
    }
    .low .results > .empty {
      padding-block: 0;
    }
    .low .results > .actions {
      flex: none;
      flex-wrap: nowrap;
      overflow-x: auto;
    }
    .low .results > .actions > * {
      flex: none;
    }
  }
`;
