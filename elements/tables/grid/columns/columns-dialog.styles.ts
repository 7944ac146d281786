import { css } from 'lit';

/** The list of columns in their dialog. */
export const columnsDialogStyles = css`
  .arranged {
    margin: 0;
    padding: 0;
    list-style: none;
  }
  .arranged li {
    display: flex;
    align-items: center;
    gap: var(--dass-space-1);
    min-block-size: var(--dass-row);
    border-block-end: 1px solid var(--dass-color-line);
  }
  .arranged li:last-child {
    border-block-end: 0;
  }
  .arranged label {
    flex: 1;
    display: flex;
    align-items: center;
    gap: var(--dass-space-3);
    min-inline-size: 0;
    min-block-size: var(--dass-row);
    cursor: pointer;
  }
  .arranged label > span {
    min-inline-size: 0;
    overflow-wrap: anywhere;
  }
  .arranged input {
    flex: none;
    inline-size: 18px;
    block-size: 18px;
    margin: 0;
    accent-color: var(--dass-color-accent);
  }
  .arranged label:has(:disabled) {
    cursor: default;
  }
  .fixed {
    color: var(--dass-color-text-quiet);
    font-size: var(--dass-text-xs);
  }
  .move {
    display: grid;
    place-items: center;
    inline-size: 32px;
    block-size: 32px;
    padding: 0;
    border: 0;
    border-radius: var(--dass-radius-s);
    background: none;
    cursor: pointer;
  }
  .move:hover {
    background: var(--dass-color-hover);
  }
  .move:active {
    background: var(--dass-color-press);
  }
  .move[aria-disabled='true'] {
    color: var(--dass-color-text-off);
    background: none;
    cursor: default;
  }
  @media (pointer: coarse) {
    .move {
      inline-size: 44px;
      block-size: 44px;
    }
    .arranged li {
      min-block-size: 48px;
    }
  }
  @media (forced-colors: active) {
    .move[aria-disabled='true'] {
      color: GrayText;
    }
  }
`;
