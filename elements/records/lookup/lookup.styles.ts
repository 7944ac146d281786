import { css } from 'lit';

export const lookupStyles = css`
  :host {
    display: inline-block;
    inline-size: calc(32 * var(--dass-font-size));
    max-inline-size: 100%;
    vertical-align: top;
  }
  #popover {
    position: fixed;
    inset: auto;
    inline-size: min(calc(20 * var(--dass-font-size)), 100vw - 2 * var(--dass-space-2));
    max-inline-size: calc(100vw - 2 * var(--dass-space-2));
    max-block-size: var(--_available-height, none);
    margin: var(--dass-space-1) 0;
    padding: 0;
    border: 1px solid var(--dass-color-line);
    border-radius: var(--dass-radius-m);
    background: var(--dass-color-raised);
    color: var(--dass-color-text);
    box-shadow: var(--dass-shadow);
    overflow: hidden;
  }
  #popover:popover-open {
    display: flex;
    flex-direction: column;
  }
  #list {
    min-block-size: 0;
    overflow: auto;
  }
  #list > .row {
    min-block-size: var(--dass-row);
  }
  /* Texts of either direction begin at the same side. */
  .texts {
    flex: 1;
    display: flex;
    flex-direction: column;
    align-items: flex-start;
    min-inline-size: 0;
    padding-block: var(--dass-space-1);
  }
  .texts > * {
    flex: none;
    max-inline-size: 100%;
    overflow: hidden;
    text-overflow: ellipsis;
    white-space: nowrap;
  }
  .detail {
    color: var(--dass-color-text-quiet);
    font-size: var(--dass-text-xs);
    font-weight: normal;
  }
  .active {
    background: var(--dass-color-hover);
    box-shadow: inset 3px 0 var(--dass-color-accent-text);
  }
  .active:dir(rtl) {
    box-shadow: inset -3px 0 var(--dass-color-accent-text);
  }
  [aria-selected='true'] {
    color: var(--dass-color-accent-text);
    font-weight: 600;
  }
  .all {
    flex: none;
    display: flex;
    align-items: center;
    gap: var(--dass-space-2);
    min-block-size: var(--dass-control);
    padding-inline: var(--dass-space-3);
    border: 0;
    border-block-start: 1px solid var(--dass-color-line);
    background: var(--dass-color-sunken);
    color: var(--dass-color-text);
    font: inherit;
    text-align: start;
    cursor: pointer;
  }
  .all:hover {
    background: linear-gradient(var(--dass-color-hover), var(--dass-color-hover)) var(--dass-color-sunken);
  }
  kbd {
    padding-inline: var(--dass-space-1);
    border: 1px solid var(--dass-color-line);
    border-radius: var(--dass-radius-s);
    color: var(--dass-color-text-quiet);
    font: inherit;
    font-size: var(--dass-text-xs);
  }
  @media (pointer: coarse) {
    kbd {
      display: none;
    }
  }
  @media (forced-colors: active) {
    .box:has(#control:focus-visible),
    .active {
      outline: 2px solid Highlight;
    }
    .active {
      outline-offset: -2px;
    }
  }
`;
