import { css } from 'lit';

export const menuStyles = css`
  :host {
    display: inline-block;
  }
  .anchor {
    display: block;
  }
  .menu {
    position: fixed;
    inset: auto;
    inline-size: max-content;
    min-inline-size: 176px;
    max-inline-size: min(360px, 100vw - 2 * var(--dass-space-2));
    max-block-size: 70dvh;
    margin: var(--dass-space-1) 0;
    padding: var(--dass-space-1);
    border: 1px solid var(--dass-color-line);
    border-radius: var(--dass-radius-m);
    background: var(--dass-color-raised);
    color: var(--dass-color-text);
    box-shadow: var(--dass-shadow);
    overflow: auto;
  }
  .entry {
    display: flex;
    align-items: center;
    gap: var(--dass-space-3);
    inline-size: 100%;
    min-block-size: var(--dass-row);
    padding: var(--dass-space-1) var(--dass-space-3);
    border: 0;
    border-radius: var(--dass-radius-s);
    background: none;
    text-align: start;
    cursor: pointer;
    overflow-wrap: anywhere;
  }
  .entry:focus {
    background: var(--dass-color-hover);
    outline: none;
  }
  .entry:focus-visible {
    outline: 2px solid var(--dass-color-accent-text);
    outline-offset: -2px;
  }
  .entry:active {
    background: var(--dass-color-press);
  }
  .loading {
    margin: 0;
    padding: var(--dass-space-2) var(--dass-space-3);
    color: var(--dass-color-text-quiet);
  }
  .danger {
    color: var(--dass-color-danger);
  }
  .entry[aria-disabled] {
    color: var(--dass-color-text-off);
    cursor: not-allowed;
  }
  .mark {
    inline-size: 1.25em;
    flex: none;
  }
  .line {
    margin: var(--dass-space-1) 0;
    border-block-start: 1px solid var(--dass-color-line);
  }
  @media (forced-colors: active) {
    .entry[aria-disabled] {
      color: GrayText;
    }
  }
`;
