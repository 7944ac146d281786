import { css } from 'lit';

export const selectListStyles = css`
  :host {
    display: block;
    min-inline-size: 0;
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
    --dass-chip-max-width: 9.5rem;
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
  .box:has([aria-expanded='true']) > .arrow {
    rotate: 180deg;
  }
  :host([readonly]) .arrow {
    display: none;
  }
  :host(:disabled) :is(.box, #control, .arrow) {
    color: var(--dass-color-text-off);
    cursor: not-allowed;
  }
  #popover {
    position: fixed;
    inset: auto;
    inline-size: min(20rem, 100vw - 2 * var(--dass-space-2));
    max-inline-size: calc(100vw - 2 * var(--dass-space-2));
    margin: var(--dass-space-1) 0;
    padding: 0;
    border: 1px solid var(--dass-color-line);
    border-radius: var(--dass-radius-m);
    background: var(--dass-color-raised);
    color: var(--dass-color-text);
    box-shadow: var(--dass-shadow);
    max-block-size: var(--_room, none);
    overflow: hidden;
  }
  #popover:popover-open {
    display: flex;
    flex-direction: column;
  }
  .rows {
    max-block-size: var(--dass-select-list-height, 320px);
    min-block-size: 0;
    outline: none;
  }
  /* The one at hand looks as the one below the pointer does, and more. */
  .active {
    background: var(--dass-color-hover);
    box-shadow: inset 3px 0 var(--dass-color-accent-text);
  }
  .active:dir(rtl) {
    box-shadow: inset -3px 0 var(--dass-color-accent-text);
  }
  .rows:not(.ticks) .tick {
    order: 1;
  }
  .rows:not(.ticks) .on {
    color: var(--dass-color-accent-text);
    font-weight: 600;
  }
  .retry {
    display: block;
    min-block-size: var(--dass-control);
    margin: var(--dass-space-2) auto 0;
    padding: 0 var(--dass-space-3);
    border: 1px solid var(--dass-color-line-strong);
    border-radius: var(--dass-radius-s);
    background: var(--dass-color-surface);
    color: var(--dass-color-text);
    cursor: pointer;
  }
  .retry:hover {
    background: linear-gradient(var(--dass-color-hover), var(--dass-color-hover)) var(--dass-color-surface);
  }
  .retry:focus-visible {
    outline-offset: -2px;
  }
  @media (forced-colors: active) {
    .box:has(#control:focus-visible) {
      outline: 2px solid Highlight;
    }
    .active {
      outline: 2px solid Highlight;
      outline-offset: -2px;
    }
  }
`;
