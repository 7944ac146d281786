import { css } from 'lit';

/** Tooltip: a popover with a short text, above or below its element. */
export const tipStyles = css`
  .tip {
    position: fixed;
    inset: auto;
    inline-size: max-content;
    max-inline-size: min(320px, 100vw - 2 * var(--dass-space-2));
    margin: 6px;
    padding: var(--dass-space-1) var(--dass-space-2);
    border: 1px solid transparent;
    border-radius: var(--dass-radius-s);
    background: light-dark(oklch(0.27 0.018 255), oklch(0.9 0.008 255));
    color: light-dark(#fff, oklch(0.2 0.018 255));
    font-size: var(--dass-text-xs);
    line-height: 1.4;
    white-space: pre-line;
    overflow-wrap: anywhere;
  }
  @media print {
    .tip {
      display: none;
    }
  }
`;
