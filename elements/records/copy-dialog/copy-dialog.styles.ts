import { css } from 'lit';

export const copyDialogStyles = css`
  dialog {
    min-inline-size: min(calc(52 * var(--dass-font-size)), 100% - 2 * var(--dass-space-5));
  }
  .choices {
    display: grid;
    grid-template-columns: repeat(2, minmax(0, 1fr));
    gap: var(--dass-space-3) var(--dass-space-4);
    align-items: start;
  }
  .choices dass-select-list {
    inline-size: 100%;
  }
  .choices dass-switch {
    grid-column: 1 / -1;
  }
  .targets {
    display: flex;
    flex-wrap: wrap;
    align-items: center;
    gap: var(--dass-space-2) var(--dass-space-3);
    margin-block: var(--dass-space-4) var(--dass-space-2);
  }
  h3 {
    margin: 0;
    font-size: var(--dass-text-s);
    font-weight: 600;
  }
  .targets .filter {
    flex: 1 1 calc(14 * var(--dass-font-size));
    margin-inline-start: auto;
    border: 1px solid var(--dass-color-line-strong);
    border-radius: var(--dass-radius-s);
    background: var(--dass-color-surface);
  }
  dass-data-table {
    block-size: clamp(
      calc(15 * var(--dass-font-size)),
      100dvh - calc(27 * var(--dass-font-size)),
      calc(27 * var(--dass-font-size))
    );
  }
  .state {
    flex: 1 1 calc(12 * var(--dass-font-size));
    align-self: center;
    min-inline-size: 0;
    margin: 0;
    color: var(--dass-color-text-quiet);
    font-size: var(--dass-text-s);
  }
  .error {
    flex: 1 0 100%;
    margin: 0;
    color: var(--dass-color-danger);
    white-space: pre-line;
  }
  .error:empty {
    display: none;
  }
  @media (width < 48rem) {
    dialog {
      min-inline-size: 0;
    }
    .choices {
      grid-template-columns: minmax(0, 1fr);
    }
    .targets .filter {
      flex-basis: 100%;
    }
    dass-data-table {
      block-size: max(calc(20 * var(--dass-font-size)), 100dvh - calc(15 * var(--dass-font-size)));
    }
    .state {
      flex-basis: 100%;
    }
    .cancel,
    .confirm {
      flex: 1;
    }
  }
`;
