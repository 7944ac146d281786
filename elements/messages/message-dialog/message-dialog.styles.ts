import { css } from 'lit';

export const messageDialogStyles = css`
  .tone {
    font-size: var(--dass-text-m);
    color: var(--dass-color-info);
  }
  .danger {
    color: var(--dass-color-danger);
  }
  .warning {
    color: var(--dass-color-warning);
  }
  .success {
    color: var(--dass-color-success);
  }
  p {
    margin: 0;
    white-space: pre-line;
  }
  details {
    margin-block-start: var(--dass-space-3);
    border: 1px solid var(--dass-color-line);
    border-radius: var(--dass-radius-m);
  }
  summary {
    display: flex;
    align-items: center;
    gap: var(--dass-space-1);
    min-block-size: var(--dass-control);
    padding-inline: var(--dass-space-2);
    border-radius: var(--dass-radius-m);
    color: var(--dass-color-text-quiet);
    font-weight: 500;
    cursor: pointer;
    user-select: none;
  }
  summary::-webkit-details-marker {
    display: none;
  }
  summary:hover {
    background: var(--dass-color-hover);
  }
  summary:active {
    background: var(--dass-color-press);
  }
  summary:focus-visible {
    outline-offset: -2px;
  }
  summary > .icon {
    transition: rotate var(--dass-time-fast) var(--dass-ease);
  }
  summary:dir(rtl) > .icon {
    scale: -1 1;
  }
  details[open] > summary > .icon {
    rotate: 90deg;
  }
  details[open] > summary:dir(rtl) > .icon {
    rotate: -90deg;
  }
  ul {
    margin: 0;
    padding: var(--dass-space-1) var(--dass-space-3) 0;
    list-style: none;
  }
  li {
    padding-block: var(--dass-space-1);
    font: var(--dass-text-xs) / 1.5 var(--dass-font-mono);
    white-space: pre-wrap;
  }
  li + li {
    border-block-start: 1px solid var(--dass-color-line);
  }
  .more,
  .failed {
    color: var(--dass-color-text-quiet);
  }
  details dass-button {
    margin: var(--dass-space-1);
  }
  @media (forced-colors: active) {
    .tone {
      color: CanvasText;
    }
  }
  @media print {
    details::details-content {
      content-visibility: visible;
    }
  }
`;
