import { css } from 'lit';

/** The field above a list that filters it, after `fieldBoxStyles`. */
export const filterBoxStyles = css`
  .filter {
    flex: none;
    display: flex;
    align-items: center;
    border-block-end: 1px solid var(--dass-color-line);
  }
  .filter > input {
    flex: 1;
    min-inline-size: 0;
    min-block-size: var(--dass-control);
    margin: 0;
    padding: var(--dass-space-1) 10px;
    border: 0;
    background: none;
    text-overflow: ellipsis;
    appearance: none;
  }
  .filter > input:focus-visible {
    outline: none;
  }
  .filter:has(input:focus-visible) {
    box-shadow: inset 0 0 0 2px var(--dass-color-accent-text);
  }
  @media (forced-colors: active) {
    .filter:has(input:focus-visible) {
      outline: 2px solid Highlight;
      outline-offset: -2px;
    }
  }
`;
