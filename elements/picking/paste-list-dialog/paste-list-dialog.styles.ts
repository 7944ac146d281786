import { css } from 'lit';

const look = css`
  .panes {
    display: grid;
    grid-template-columns: minmax(0, 4fr) minmax(0, 5fr);
    gap: var(--dass-space-4) var(--dass-space-5);
    --_list: calc(20.5 * var(--dass-font-size));
    --_text: calc(15lh + var(--dass-space-3));
  }
  .input-pane {
    display: flex;
    flex-direction: column;
    gap: var(--dass-space-2);
    min-inline-size: 0;
  }
  dass-text-input,
  dass-select-list {
    inline-size: 100%;
  }
  .label {
    font-size: var(--dass-text-s);
    font-weight: 500;
  }
  .actions {
    display: flex;
    flex-wrap: wrap;
    gap: var(--dass-space-1) var(--dass-space-2);
  }
  /* What has no edge begins where the others do. */
  .actions > [appearance='plain']:first-child {
    margin-inline-start: -14px;
  }
  p {
    margin: 0;
  }
  .warning {
    color: var(--dass-color-warning);
    font-size: var(--dass-text-s);
  }

  .large {
    display: flex;
    flex-direction: column;
    gap: var(--dass-space-1);
  }
  pre {
    block-size: var(--_text);
    margin: 0;
    padding: var(--dass-space-1) 10px;
    border: 1px solid var(--dass-color-line);
    border-radius: var(--dass-radius-s);
    background: var(--dass-color-sunken);
    color: var(--dass-color-text-quiet);
    font: inherit;
    white-space: pre-wrap;
    overflow: hidden;
    mask-image: linear-gradient(#000 70%, transparent);
  }

  dass-tabs {
    min-inline-size: 0;
  }
  .results {
    display: flex;
    flex-direction: column;
    gap: var(--dass-space-2);
  }
  .rows {
    block-size: var(--_list, auto);
    max-block-size: var(--_list, min(50dvh, calc(22 * var(--dass-font-size))));
    border: 1px solid var(--dass-color-line);
    border-radius: var(--dass-radius-s);
  }
  .row {
    display: flex;
    align-items: center;
    gap: var(--dass-space-3);
    padding-inline: var(--dass-space-3);
    border-block-end: 1px solid var(--dass-color-line);
  }
  .value,
  .outcome {
    flex: 0 1 auto;
    min-inline-size: calc(4 * var(--dass-font-size));
    overflow: hidden;
    text-overflow: ellipsis;
    white-space: nowrap;
  }
  /* What is said of short values begins at one line. */
  .value {
    min-inline-size: min(40%, calc(9 * var(--dass-font-size)));
    font-weight: 600;
    font-variant-numeric: tabular-nums;
  }
  .outcome {
    flex: 1 1 40%;
    color: var(--dass-color-text-quiet);
    text-align: start;
  }
  /* The value and what can be done with it are read whole. */
  .has-actions .value {
    flex: none;
    max-inline-size: 45%;
  }
  .has-actions .outcome {
    min-inline-size: 0;
  }
  .row:focus-visible,
  .row button:focus-visible {
    outline-offset: -2px;
  }
  .row button {
    flex: none;
    max-inline-size: 55%;
    block-size: calc(100% - 4px);
    padding-inline: var(--dass-space-2);
    border: 1px solid var(--dass-color-accent-line);
    border-radius: var(--dass-radius-s);
    background: var(--dass-color-surface);
    color: var(--dass-color-accent-text);
    font-weight: 500;
    overflow: hidden;
    text-overflow: ellipsis;
    white-space: nowrap;
    cursor: pointer;
  }
  .row button:hover {
    background: var(--dass-color-hover);
  }
  .row button:active {
    background: var(--dass-color-press);
  }
  :is(.rows, .row button)[hidden] {
    display: none;
  }
  .empty {
    display: grid;
    place-items: center;
    block-size: var(--_list);
    padding: var(--dass-space-4);
    border: 1px dashed var(--dass-color-line-strong);
    border-radius: var(--dass-radius-s);
    color: var(--dass-color-text-quiet);
    text-align: center;
    text-wrap: balance;
  }
  .progress {
    display: flex;
    align-items: center;
    gap: var(--dass-space-3);
  }
  .progress > :first-child {
    flex: 1;
  }

  .added {
    display: flex;
    align-items: center;
    gap: var(--dass-space-2);
    color: var(--dass-color-success);
    font-size: var(--dass-text-m);
    font-weight: 600;
  }
  footer > .excess {
    flex: 1 1 auto;
    align-self: center;
    margin: 0;
    color: var(--dass-color-warning);
  }
  .left-out {
    margin-block: var(--dass-space-2) var(--dass-space-3);
  }
  @media (forced-colors: active) {
    /* Plain buttons have a border here. */
    .actions > [appearance='plain']:first-child {
      margin-inline-start: 0;
    }
  }
`;

const narrow = css`
  @media (width < 56rem) {
    /* The three counts are read at once. */
    dass-tabs {
      font-size: var(--dass-text-xs);
    }
    dass-tabs::part(tablist) {
      gap: 0;
      justify-content: space-between;
    }
    .results {
      font-size: var(--dass-text-s);
    }
  }
  @media (width < 48rem) {
    footer > .excess:not(:empty) {
      flex-basis: 100%;
    }
    .panes {
      grid-template-columns: minmax(0, 1fr);
      --_list: max(calc(13 * var(--dass-font-size)), var(--_seen, 100dvh) - calc(35 * var(--dass-font-size)));
      --_text: calc(5lh + var(--dass-space-3));
    }
    /* It grows from few lines, where the browser can. */
    dass-text-input::part(control) {
      field-sizing: content;
      min-block-size: 3lh;
      max-block-size: var(--_text);
    }
  }
`;

export const pasteListDialogStyles = [look, narrow];
