import { css } from 'lit';

/** Rows of a source that are not loaded, or could not be. */
export const sourceStyles = css`
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
`;
