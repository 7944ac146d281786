import { css } from 'lit';

export const optionListStyles = css`
  #popover {
    position: fixed;
    inset: auto;
    inline-size: min(calc(20 * var(--dass-font-size)), 100vw - 2 * var(--dass-space-2));
    max-inline-size: calc(100vw - 2 * var(--dass-space-2));
    margin: var(--dass-space-1) 0;
    padding: 0;
    border: 1px solid var(--dass-color-line);
    border-radius: var(--dass-radius-m);
    background: var(--dass-color-raised);
    color: var(--dass-color-text);
    box-shadow: var(--dass-shadow);
    max-block-size: var(--_available-height, none);
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
  /* The active row has the hover style and an outline. */
  .active {
    background: var(--dass-color-hover);
    box-shadow: inset 3px 0 var(--dass-color-accent-text);
  }
  .active:dir(rtl) {
    box-shadow: inset -3px 0 var(--dass-color-accent-text);
  }
  .unloaded .text,
  .hint {
    color: var(--dass-color-text-quiet);
  }
  .unloaded .checkbox {
    visibility: hidden;
  }
  .hint {
    padding: var(--dass-space-2);
    font-size: var(--dass-text-xs);
  }
  /* The options belong to another text than the one in the field. */
  .stale .row,
  .stale .row:hover {
    background: none;
    color: var(--dass-color-text-off);
    cursor: default;
  }
  .stale .checkbox {
    opacity: 0.5;
  }
  .rows:not(.checkboxes) .checkbox {
    order: 1;
  }
  .rows:not(.checkboxes) .selected {
    color: var(--dass-color-accent-text);
    font-weight: 600;
  }
  @media (forced-colors: active) {
    .active {
      outline: 2px solid Highlight;
      outline-offset: -2px;
    }
    .stale .row {
      color: GrayText;
    }
  }
`;
