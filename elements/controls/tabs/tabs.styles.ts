import { css } from 'lit';

export const tabsStyles = css`
  :host {
    display: block;
  }
  .tablist {
    display: flex;
    gap: var(--dass-space-4);
    overflow-x: auto;
    scrollbar-width: thin;
    box-shadow: inset 0 -1px var(--dass-color-line);
  }
  .loading {
    margin-block: var(--dass-space-2);
    color: var(--dass-color-text-quiet);
  }
  [role='tab'] {
    position: relative;
    flex: none;
    display: inline-flex;
    align-items: center;
    gap: var(--dass-space-2);
    min-block-size: max(38px, var(--dass-control));
    max-inline-size: calc(20 * var(--dass-font-size));
    padding: 0 2px;
    border: 0;
    border-block-end: 2px solid transparent;
    border-block-start: 2px solid transparent;
    border-start-start-radius: var(--dass-radius-s);
    border-start-end-radius: var(--dass-radius-s);
    background: none;
    color: var(--dass-color-text-quiet);
    cursor: pointer;
    user-select: none;
    transition:
      color var(--dass-time-fast) var(--dass-ease),
      border-color var(--dass-time-fast) var(--dass-ease);
  }
  [role='tab']:hover {
    color: var(--dass-color-text);
    border-block-end-color: var(--dass-color-line-strong);
  }
  [role='tab']:active {
    background: var(--dass-color-hover);
  }
  [role='tab'][aria-selected='true'] {
    color: var(--dass-color-accent-text);
    border-block-end-color: currentColor;
    font-weight: 600;
  }
  [role='tab']:focus-visible {
    outline-offset: -2px;
  }
  [role='tab']:disabled {
    color: var(--dass-color-text-off);
    border-block-end-color: transparent;
    background: none;
    cursor: not-allowed;
  }
  .label {
    overflow: hidden;
    text-overflow: ellipsis;
    white-space: nowrap;
  }
  .panel {
    padding-block-start: var(--dass-space-3);
    border-radius: var(--dass-radius-s);
  }
  .panel[hidden] {
    display: none;
  }
  @media (pointer: coarse) {
    [role='tab'] {
      padding-inline: var(--dass-space-2);
    }
  }
  @media (forced-colors: active) {
    [role='tab'],
    [role='tab']:disabled {
      border-block-color: Canvas;
    }
    [role='tab'][aria-selected='true'] {
      color: Highlight;
      border-block-end-color: Highlight;
    }
    [role='tab']:disabled {
      color: GrayText;
    }
  }
`;
