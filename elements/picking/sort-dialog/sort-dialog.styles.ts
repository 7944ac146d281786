import { css } from 'lit';

export const sortDialogStyles = css`
  p {
    margin: 0;
    white-space: pre-line;
  }
  .previews {
    display: grid;
    grid-template-columns: repeat(auto-fit, minmax(min(calc(14 * var(--dass-font-size)), 100%), 1fr));
    gap: var(--dass-space-4);
    margin-block-start: var(--dass-space-4);
  }
  section {
    min-inline-size: 0;
    padding: var(--dass-space-3);
    border: 1px solid var(--dass-color-line);
    border-radius: var(--dass-radius-s);
  }
  h3 {
    margin: 0;
    font-size: var(--dass-text-s);
    font-weight: 600;
  }
  .hint {
    color: var(--dass-color-text-quiet);
    font-size: var(--dass-text-xs);
  }
  ol {
    margin: var(--dass-space-2) 0 0;
    padding: 0;
    list-style: none;
  }
  li {
    display: flex;
    gap: var(--dass-space-2);
    padding: var(--dass-space-1) var(--dass-space-2);
    border-radius: var(--dass-radius-s);
  }
  .position {
    flex: none;
    min-inline-size: calc(1.75 * var(--dass-font-size));
    color: var(--dass-color-text-quiet);
    font-variant-numeric: tabular-nums;
    text-align: end;
  }
  .label {
    min-inline-size: 0;
  }
  .moved {
    background: var(--dass-color-accent-soft);
    font-weight: 500;
  }
  .moved + .moved {
    margin-block-start: 2px;
  }
  .more {
    padding-inline-start: calc(calc(1.75 * var(--dass-font-size)) + 2 * var(--dass-space-2));
    color: var(--dass-color-text-quiet);
    font-size: var(--dass-text-xs);
  }
  @media (forced-colors: active) {
    .moved {
      outline: 1px solid Highlight;
      outline-offset: -1px;
    }
  }
`;
