import { css } from 'lit';

export const accountMenuStyles = css`
  :host {
    display: inline-block;
    vertical-align: middle;
  }
  dass-popup {
    display: block;
    --dass-popup-width: 300px;
  }
  .opener {
    display: grid;
    place-items: center;
    min-inline-size: max(40px, var(--dass-control));
    block-size: max(40px, var(--dass-control));
    padding: 0;
    border: 0;
    border-radius: 99px;
    background: none;
    cursor: pointer;
    transition: background-color var(--dass-time-fast) var(--dass-ease);
  }
  .avatar {
    --_size: 32px;
  }
  .opener:hover,
  .opener[aria-expanded='true'] {
    background: var(--dass-color-hover);
  }
  .opener:active {
    background: var(--dass-color-press);
  }
  @media print {
    :host {
      display: none;
    }
  }
`;
