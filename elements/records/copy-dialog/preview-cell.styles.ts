import { css } from 'lit';

/** The cells of the dialog in its table. */
export const previewCellStyles = css`
  /* The new value is what the user confirms: the former one is cut first. */
  .copy-change {
    display: inline-flex;
    max-inline-size: calc(100% + 12px);
    padding: 1px 6px;
    margin-inline: -6px;
    border-radius: var(--dass-radius-s);
    outline: 1px solid var(--dass-color-accent-line);
    outline-offset: -1px;
    background: var(--dass-color-surface);
    color: var(--dass-color-text);
    line-height: 1.4;
  }
  .cards .copy-change {
    max-inline-size: calc(60% - var(--dass-space-2) + 12px);
  }
  .copy-change > .copy-before,
  .copy-change > b {
    overflow: hidden;
    text-overflow: ellipsis;
  }
  .copy-change > .copy-before {
    flex-shrink: 6;
  }
  .copy-change > b {
    font-weight: 600;
  }
  .copy-before,
  .copy-stays {
    color: var(--dass-color-text-quiet);
  }
  .copy-before:not(:has(.copy-none)) {
    text-decoration: line-through;
  }
  .copy-stays {
    margin-inline-start: var(--dass-space-1);
    font-size: var(--dass-text-xs);
  }
  .copy-none {
    font-style: normal;
    color: var(--dass-color-text-quiet);
  }
  .copy-arrow {
    flex: none;
    white-space: pre;
  }
  .copy-arrow::after {
    content: ' → ' / '';
  }
  .copy-arrow:dir(rtl)::after {
    content: ' ← ' / '';
  }
  .copy-hidden {
    position: absolute;
    inline-size: 1px;
    block-size: 1px;
    overflow: hidden;
    clip-path: inset(50%);
    white-space: nowrap;
  }
  @media (forced-colors: active) {
    .copy-change {
      outline-color: Highlight;
    }
  }
`;
