import { css } from 'lit';

/** Styles of `CaptureErrorPanel`. After `iconButtonStyles` in `static styles`. */
export const captureErrorStyles = css`
  .capture-error {
    display: flex;
    align-items: flex-start;
    gap: var(--dass-space-3);
    padding: var(--dass-space-3);
    border: 1px solid var(--dass-color-danger-line);
    border-radius: var(--dass-radius-m);
    background: var(--dass-color-danger-soft);
  }
  .capture-error > .sign {
    color: var(--dass-color-danger);
  }
  .capture-error > .words {
    flex: 1;
    min-inline-size: 0;
    display: grid;
    justify-items: start;
    gap: var(--dass-space-1);
    overflow-wrap: anywhere;
  }
  .capture-error p {
    margin: 0;
  }
  .capture-error .retry {
    margin-block-start: var(--dass-space-2);
  }
  .capture-error > .dismiss {
    margin: calc(-1 * var(--dass-space-1));
  }
`;
