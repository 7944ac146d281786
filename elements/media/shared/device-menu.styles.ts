import { css } from 'lit';

/** Styles of `DeviceMenu`. It is in a container of its inline size. */
export const deviceMenuStyles = css`
  .input {
    min-inline-size: 0;
    max-inline-size: 100%;
  }
  .input-button {
    display: flex;
    align-items: center;
    gap: var(--dass-space-1);
    max-inline-size: min(calc(18 * var(--dass-font-size)), 100cqi);
    min-block-size: var(--dass-control);
    padding: 0 var(--dass-space-2);
    border: 0;
    border-radius: var(--dass-radius-s);
    background: none;
    color: var(--dass-color-text-quiet);
    cursor: pointer;
  }
  .input-button:hover {
    background: var(--dass-color-hover);
    color: var(--dass-color-text);
  }
  .input-button:active {
    background: var(--dass-color-press);
  }
  .input-button:disabled {
    background: none;
    color: var(--dass-color-text-off);
    cursor: not-allowed;
  }
  .input-button > .name {
    min-inline-size: 0;
    overflow: hidden;
    text-overflow: ellipsis;
    white-space: nowrap;
  }
`;
