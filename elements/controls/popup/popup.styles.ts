import { css } from 'lit';

export const popupStyles = css`
  :host {
    display: inline-block;
  }
  .anchor {
    display: block;
  }
  .panel {
    position: fixed;
    inset: auto;
    inline-size: var(--dass-popup-width, max-content);
    max-inline-size: calc(100vw - 2 * var(--dass-space-2));
    max-block-size: calc(100dvh - var(--dass-space-4));
    margin: var(--dass-space-1) 0;
    padding: 0;
    border: 1px solid var(--dass-color-line);
    border-radius: var(--dass-radius-m);
    background: var(--dass-color-raised);
    color: var(--dass-color-text);
    box-shadow: var(--dass-shadow);
    overflow: auto;
    overscroll-behavior: contain;
  }
  .panel:focus-visible {
    outline: none;
  }
`;
