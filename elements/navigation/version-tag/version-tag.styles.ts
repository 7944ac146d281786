import { css } from 'lit';

export const versionTagStyles = css`
  :host {
    display: inline-block;
    vertical-align: middle;
  }
  button {
    display: block;
    position: relative;
    max-inline-size: 12em;
    padding: 2px 9px;
    border: 1px solid var(--dass-color-line);
    border-radius: 99px;
    background: none;
    color: var(--dass-color-text-quiet);
    font-size: var(--dass-text-xs);
    font-variant-numeric: tabular-nums;
    white-space: nowrap;
    cursor: pointer;
    transition: background-color var(--dass-time-fast) var(--dass-ease);
  }
  span {
    display: block;
    overflow: hidden;
    text-overflow: ellipsis;
  }
  button:hover {
    background: var(--dass-color-hover);
    color: var(--dass-color-text);
  }
  button:active {
    background: var(--dass-color-press);
  }
  /* Enlarges the touch target beyond the visible size. */
  button::after {
    content: '';
    position: absolute;
    inset: calc((1.45em - var(--dass-control)) / 2) 0;
  }
  @media print {
    :host {
      display: none;
    }
  }
`;
