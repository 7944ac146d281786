import { css } from 'lit';

/** Why there are no rows, and the button that loads them again. */
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
