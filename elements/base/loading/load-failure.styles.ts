import { css } from 'lit';

/** Panel of a `LoadFailure`: at the bottom of the window, or beside its element. */
export const loadFailureStyles = css`
  .load-failure {
    position: fixed;
    inset: auto 0 var(--dass-space-4);
    inline-size: fit-content;
    max-inline-size: min(calc(18 * var(--dass-font-size)), 100vw - 2 * var(--dass-space-4));
    margin: 0 auto;
    padding: var(--dass-space-1) var(--dass-space-1) var(--dass-space-1) var(--dass-space-3);
    border: 1px solid var(--dass-color-danger-line);
    border-radius: var(--dass-radius-s);
    background: var(--dass-color-raised);
    box-shadow: var(--dass-shadow);
    color: var(--dass-color-text);
    font: var(--dass-text-s) / 1.45 var(--dass-font);
  }
  .load-failure:popover-open {
    display: flex;
    flex-wrap: wrap;
    align-items: center;
    gap: 0 var(--dass-space-4);
  }
  .load-failure.beside {
    margin: var(--dass-space-1) 0;
  }
  .load-failure .text {
    flex: 1 1 100%;
    padding-block-start: var(--dass-space-1);
  }
  .load-failure button {
    min-block-size: var(--dass-control);
    margin-inline-start: -8px;
    padding: var(--dass-space-1) var(--dass-space-2);
    border: 0;
    border-radius: var(--dass-radius-s);
    background: none;
    color: var(--dass-color-accent-text);
    font: inherit;
    font-weight: 500;
    white-space: nowrap;
    cursor: pointer;
  }
  .load-failure button:hover {
    background: var(--dass-color-hover);
  }
  .load-failure button[aria-disabled='true'] {
    color: var(--dass-color-text-quiet);
    cursor: progress;
  }
`;
