import { css } from 'lit';

export const validationDialogStyles = css`
  .tone {
    font-size: var(--dass-text-m);
    color: var(--dass-color-warning);
  }
  p {
    margin: 0;
    white-space: pre-line;
  }
  ul {
    margin: var(--dass-space-3) calc(-1 * var(--dass-space-2)) 0;
    padding: 0;
    border-block: 1px solid var(--dass-color-line);
    list-style: none;
  }
  li + li {
    border-block-start: 1px solid var(--dass-color-line);
  }
  .item,
  .more {
    display: flex;
    align-items: center;
    gap: var(--dass-space-3);
    inline-size: 100%;
    min-block-size: var(--dass-row);
    padding: var(--dass-space-1) var(--dass-space-2);
  }
  .item > span {
    flex: 1;
    min-inline-size: 0;
  }
  .more {
    color: var(--dass-color-text-quiet);
  }
  button {
    border: 0;
    background: none;
    text-align: start;
    cursor: pointer;
  }
  button.item:hover {
    background: var(--dass-color-hover);
  }
  button.item:active {
    background: var(--dass-color-press);
  }
  button.item:focus-visible {
    outline-offset: -2px;
  }
  button.item > .icon {
    color: var(--dass-color-text-quiet);
  }
  button.item:dir(rtl) > .icon {
    scale: -1 1;
  }
`;
