import { css } from 'lit';

/** Rows that are not there: not loaded, failed, none at all. */
export const rowStatesStyles = css`
  .without-rows + .state {
    flex: 1;
  }
  .state {
    display: flex;
    flex-direction: column;
    align-items: center;
    justify-content: center;
    gap: var(--dass-space-3);
    padding: var(--dass-space-5) var(--dass-space-3);
    color: var(--dass-color-text-quiet);
    text-align: center;
    overflow-wrap: anywhere;
  }
  .state.failed {
    color: var(--dass-color-danger);
  }
  .state.banner {
    flex-direction: row;
    flex-wrap: wrap;
    justify-content: space-between;
    padding: var(--dass-space-2) var(--dass-space-3);
    border-block-start: 1px solid var(--dass-color-line);
    text-align: start;
  }
  .unloaded > .cell:not(.checkbox-cell)::before {
    content: '';
    display: block;
    inline-size: min(60%, 140px);
    block-size: 10px;
    margin-block-start: calc((var(--_row) - 11px) / 2);
    border-radius: var(--dass-radius-s);
    background: var(--dass-color-line);
    forced-color-adjust: none;
  }
  .unloaded > .cell > *,
  .unloaded > .checkbox-cell > .checkbox {
    visibility: hidden;
  }
  .failed-block {
    position: absolute;
    z-index: 2;
    inset-block-start: 0;
    inset-inline: 0;
    display: flex;
    flex-wrap: wrap;
    gap: var(--dass-space-2);
    align-items: center;
    justify-content: center;
    inline-size: fit-content;
    max-inline-size: calc(100% - var(--dass-space-3) * 2);
    margin-inline: auto;
    padding: 2px var(--dass-space-3);
    border: 1px solid var(--dass-color-danger);
    border-radius: var(--dass-radius-s);
    background: var(--dass-color-surface);
    color: var(--dass-color-danger);
  }
  .retry {
    min-block-size: 28px;
    padding-inline: var(--dass-space-2);
    border: 1px solid var(--dass-color-line-strong);
    border-radius: var(--dass-radius-s);
    background: var(--dass-color-surface);
    color: var(--dass-color-text);
    font: inherit;
    cursor: pointer;
  }
  .retry:hover {
    background: linear-gradient(var(--dass-color-hover), var(--dass-color-hover)), var(--dass-color-surface);
  }
  @media (pointer: coarse) {
    .retry {
      min-block-size: 44px;
      padding-inline: var(--dass-space-3);
    }
  }
  @media print {
    .retry {
      display: none;
    }
  }
`;
