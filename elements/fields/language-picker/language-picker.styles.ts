import { css } from 'lit';

export const languagePickerStyles = css`
  :host {
    display: inline-block;
    min-inline-size: calc(11 * var(--dass-font-size));
  }
  .box:not([aria-readonly], :disabled):hover {
    background: linear-gradient(var(--dass-color-hover), var(--dass-color-hover)) var(--dass-color-surface);
  }
  span {
    flex: 1;
    min-inline-size: 0;
    overflow-wrap: anywhere;
  }
  .loading,
  .placeholder,
  .reason {
    color: var(--dass-color-text-quiet);
  }
  .reason {
    flex: none;
    font-size: var(--dass-text-xs);
  }
  .loading {
    margin: 0;
    padding: var(--dass-space-2);
  }
  img {
    flex: none;
    inline-size: 20px;
    block-size: 15px;
    border-radius: 2px;
    object-fit: cover;
  }
  img[hidden] {
    display: none;
  }
  svg {
    color: var(--dass-color-text-quiet);
  }
  [role='listbox'] {
    position: fixed;
    inset: auto;
    max-inline-size: calc(100vw - 2 * var(--dass-space-2));
    max-block-size: min(320px, 60dvh);
    margin: var(--dass-space-1) 0;
    padding: var(--dass-space-1);
    border: 1px solid var(--dass-color-line);
    border-radius: var(--dass-radius-m);
    background: var(--dass-color-raised);
    color: var(--dass-color-text);
    box-shadow: var(--dass-shadow);
    overflow: auto;
    overscroll-behavior: contain;
  }
  [role='option'] {
    display: flex;
    align-items: center;
    gap: var(--dass-space-2);
    min-block-size: var(--dass-row);
    padding: var(--dass-space-1) var(--dass-space-2);
    border-radius: var(--dass-radius-s);
    cursor: pointer;
  }
  [role='option'][aria-disabled] {
    color: var(--dass-color-text-off);
    cursor: not-allowed;
  }
  .active {
    background: var(--dass-color-hover);
  }
  [role='option']:active {
    background: var(--dass-color-press);
  }
  [aria-selected='true'] {
    color: var(--dass-color-accent-text);
    font-weight: 600;
  }
  [role='option'] svg {
    color: inherit;
  }
  @media (forced-colors: active) {
    .active {
      outline: 2px solid Highlight;
      outline-offset: -2px;
    }
  }
`;
