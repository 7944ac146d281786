import { css } from 'lit';

export const checkListStyles = css`
  :host {
    display: block;
    min-inline-size: 0;
  }
  .frame {
    flex-direction: column;
    align-items: stretch;
    overflow: hidden;
    cursor: default;
  }
  .tool {
    color: var(--dass-color-accent-text);
  }
  .tool[aria-pressed='true'] {
    background: var(--dass-color-accent-soft);
    font-weight: 500;
  }
  .box > #control.rows {
    flex: none;
    min-block-size: 0;
    max-block-size: var(--dass-check-list-height, 320px);
    padding: 0;
  }
  .rows:focus-visible .active {
    outline: 2px solid var(--dass-color-accent-text);
    outline-offset: -2px;
  }
  :host([readonly]) .row {
    cursor: default;
  }
  :host(:disabled) .row {
    color: var(--dass-color-text-off);
    cursor: not-allowed;
    background: none;
  }
  :host(:disabled) :is(.checkboxes .selected .checkbox, .checkbox-box.selected) {
    border-color: var(--dass-color-text-off);
    background: var(--dass-color-text-off);
  }
  @media (forced-colors: active) {
    .rows:focus-visible .active {
      outline-color: Highlight;
    }
    .tool[aria-pressed='true'] {
      outline: 1px solid Highlight;
      outline-offset: -1px;
    }
  }
`;
