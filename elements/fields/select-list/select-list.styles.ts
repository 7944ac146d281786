import { css } from 'lit';

export const selectListStyles = css`
  :host {
    display: inline-block;
    inline-size: calc(20 * var(--dass-font-size));
    max-inline-size: 100%;
    vertical-align: top;
  }
  :host([multiple]) {
    inline-size: calc(32 * var(--dass-font-size));
  }
  :host(:state(user-invalid)) .box:has(#control:focus-visible) {
    outline-width: 2px;
  }
  button#control {
    cursor: inherit;
  }
  #control.hint {
    color: var(--dass-color-text-quiet);
  }
  #control.unknown {
    font-style: italic;
  }
  :host(:not([readonly])) .box:has(button#control),
  .arrow {
    cursor: pointer;
  }
  .arrow {
    transition: rotate var(--dass-time-fast) var(--dass-ease);
  }
  .arrow.open {
    rotate: 180deg;
  }
  :host([readonly]) .arrow {
    display: none;
  }
  :host(:disabled) :is(.box, #control, .arrow) {
    color: var(--dass-color-text-off);
    cursor: not-allowed;
  }
  @media (forced-colors: active) {
    .box:has(#control:focus-visible) {
      outline: 2px solid Highlight;
    }
  }
`;
