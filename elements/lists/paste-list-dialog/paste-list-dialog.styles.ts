import { css } from 'lit';

export const pasteListDialogStyles = css`
  .panes {
    display: grid;
    grid-template-columns: minmax(0, 4fr) minmax(0, 5fr);
    gap: var(--dass-space-4) var(--dass-space-5);
    --_list: 20.5rem;
  }
  .given {
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
  .actions,
  .copy {
    margin-inline-start: -14px;
  }
  .actions {
    display: flex;
    flex-wrap: wrap;
    gap: var(--dass-space-1);
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
    block-size: calc(15 * 1lh + var(--dass-space-3));
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

  .columns {
    display: flex;
    flex-direction: column;
    gap: var(--dass-space-1);
  }
  .scroller {
    border: 1px solid var(--dass-color-line);
    border-radius: var(--dass-radius-s);
    overflow-x: auto;
    scrollbar-width: thin;
  }
  table {
    min-inline-size: 100%;
    border-collapse: collapse;
    font-size: var(--dass-text-s);
  }
  th {
    padding: 0;
    background: var(--dass-color-sunken);
    font-weight: 500;
    text-align: start;
  }
  th label {
    display: flex;
    align-items: center;
    gap: var(--dass-space-1);
    min-block-size: var(--dass-control);
    padding-inline: var(--dass-space-2);
    white-space: nowrap;
    cursor: pointer;
  }
  input {
    flex: none;
    accent-color: var(--dass-color-accent);
  }
  td {
    max-inline-size: 14rem;
    padding: var(--dass-space-1) var(--dass-space-2);
    border-block-start: 1px solid var(--dass-color-line);
    overflow: hidden;
    text-overflow: ellipsis;
    white-space: nowrap;
    cursor: pointer;
  }
  :is(th, td):hover {
    background: var(--dass-color-hover);
  }
  :is(th, td).on {
    background: var(--dass-color-accent-soft);
  }
  th.on {
    color: var(--dass-color-accent-text);
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
    max-block-size: var(--_list, min(50dvh, 22rem));
    border: 1px solid var(--dass-color-line);
    border-radius: var(--dass-radius-s);
  }
  .rows[hidden] {
    display: none;
  }
  .row {
    display: flex;
    align-items: center;
    gap: var(--dass-space-3);
    padding-inline: var(--dass-space-3);
    border-block-end: 1px solid var(--dass-color-line);
  }
  .row[hidden] {
    display: none;
  }
  .value,
  .about {
    flex: 0 1 auto;
    min-inline-size: 4rem;
    overflow: hidden;
    text-overflow: ellipsis;
    white-space: nowrap;
  }
  .value {
    font-weight: 600;
    font-variant-numeric: tabular-nums;
  }
  .about {
    flex: 1 1 40%;
    color: var(--dass-color-text-quiet);
    text-align: end;
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
  .copy {
    align-self: flex-start;
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
  .left-out {
    margin-block: var(--dass-space-2) var(--dass-space-3);
  }

  @media (width < 48rem) {
    .panes {
      grid-template-columns: minmax(0, 1fr);
      --_list: 16rem;
    }
  }
  @media (forced-colors: active) {
    /* Plain buttons have a border here. */
    .actions,
    .copy {
      margin-inline-start: 0;
    }
    :is(th, td).on {
      outline: 1px solid Highlight;
      outline-offset: -1px;
    }
  }
`;
