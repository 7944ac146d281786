import { css } from 'lit';

export const selectListStyles = css`
  :host {
    display: inline-block;
    inline-size: 20rem;
    max-inline-size: 100%;
    vertical-align: top;
  }
  :host([multiple]) {
    inline-size: 32rem;
  }
  .box:has(#control:focus-visible) {
    border-color: var(--dass-color-accent-text);
    outline: 1px solid var(--dass-color-accent-text);
  }
  :host(:state(user-invalid)) .box:has(#control:focus-visible) {
    outline-width: 2px;
  }
  .values {
    flex: 1;
    display: flex;
    flex-wrap: wrap;
    align-items: center;
    gap: 2px var(--dass-space-1);
    min-inline-size: 0;
  }
  .lines > .values {
    padding-block: 2px;
    padding-inline-start: 3px;
  }
  dass-chip {
    --dass-chip-max-width: 16rem;
  }
  #control {
    flex: 1 1 5rem;
    min-inline-size: 0;
    min-block-size: calc(var(--dass-control) - 2px);
    margin: 0;
    padding: var(--dass-space-1) 10px;
    border: 0;
    border-radius: inherit;
    outline: none;
    background: none;
    text-align: start;
    text-overflow: ellipsis;
    white-space: nowrap;
    overflow: hidden;
    appearance: none;
  }
  .lines #control {
    min-block-size: calc(var(--dass-control) - 6px);
    padding-inline-start: 7px;
  }
  /* The user cannot type: no separate line for the control. */
  .lines:not(:focus-within) #control:not(:only-child) {
    flex-basis: 1rem;
    padding-inline: 0;
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
