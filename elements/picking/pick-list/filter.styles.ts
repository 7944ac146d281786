import { css } from 'lit';

const field = css`
  .filter {
    position: relative;
    display: flex;
    align-items: center;
    border-block-end: 1px solid var(--dass-color-line);
    color: var(--dass-color-text-quiet);
  }
  /* The magnifier is made in CSS: an icon in each list would be two more elements. */
  .filter::before {
    content: '';
    position: absolute;
    inset-inline-start: 14px;
    inset-block-start: calc(50% - 8px);
    inline-size: 11px;
    block-size: 11px;
    border: 1.75px solid currentColor;
    border-radius: 50%;
    pointer-events: none;
  }
  .filter::after {
    content: '';
    position: absolute;
    inset-inline-start: 23px;
    inset-block-start: calc(50% + 3px);
    inline-size: 6px;
    border-block-start: 1.75px solid currentColor;
    rotate: calc(45deg * var(--_sign, 1));
    pointer-events: none;
  }
  input {
    flex: 1;
    min-inline-size: 0;
    min-block-size: var(--dass-control);
    margin: 0;
    padding-block: var(--dass-space-1);
    padding-inline: 38px 10px;
    border: 0;
    background: none;
    color: var(--dass-color-text);
    text-overflow: ellipsis;
  }
  ::placeholder {
    color: var(--dass-color-text-quiet);
    opacity: 1;
  }
  input:disabled,
  input:disabled::placeholder {
    color: var(--dass-color-text-off);
  }
`;

const chips = css`
  .inside {
    flex: none;
    display: grid;
    place-items: center;
    inline-size: var(--dass-control);
    block-size: var(--dass-control);
    padding: 0;
    border: 0;
    background: none;
    color: var(--dass-color-text-quiet);
    cursor: pointer;
  }
  .inside:hover {
    background: var(--dass-color-hover);
    color: var(--dass-color-text);
  }
  .inside:focus-visible {
    outline-offset: -2px;
  }
  .chips {
    display: flex;
    align-items: center;
    gap: var(--dass-space-2);
    block-size: 50px;
    padding-inline: var(--dass-space-3);
    overflow: auto hidden;
    border-block-end: 1px solid var(--dass-color-line);
    scrollbar-width: thin;
  }
  .chips dass-chip {
    flex: none;
    max-inline-size: 100%;
  }
  .pane:has(> .chips) .rows {
    block-size: calc(var(--_height) - 50px);
  }
  mark {
    background: none;
    color: var(--dass-color-accent-text);
    font-weight: 700;
    text-decoration: underline;
    text-underline-offset: 3px;
  }
  @media (forced-colors: active) {
    mark {
      color: Highlight;
      forced-color-adjust: none;
    }
    .row.selected mark {
      color: HighlightText;
    }
  }
`;

export const filterStyles = [field, chips];
