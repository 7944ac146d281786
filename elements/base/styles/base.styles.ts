import { css } from 'lit';

/** Base styles of every shadow root. */
export const baseStyles = css`
  :host {
    box-sizing: border-box;
    font: var(--dass-text-s) / 1.45 var(--dass-font);
    color: var(--dass-color-text);
    letter-spacing: normal;
    text-align: start;
  }
  :host([hidden]) {
    display: none !important;
  }
  *,
  *::before,
  *::after {
    box-sizing: border-box;
  }
  :focus-visible {
    outline: 2px solid var(--dass-color-accent-text);
    outline-offset: 2px;
  }
  button,
  input,
  textarea {
    font: inherit;
    color: inherit;
  }
  svg {
    display: block;
    flex: none;
  }
`;
