import { css } from 'lit';

export const filtersStyles = css`
  .filters {
    flex: none;
    display: flex;
    flex-wrap: wrap;
    align-items: center;
    gap: var(--dass-space-2);
    padding-block-end: var(--dass-space-2);
  }
  .filters dass-chip {
    max-inline-size: 100%;
  }
  .filter-cards,
  .clear-filters {
    display: inline-flex;
    align-items: center;
    gap: 6px;
    min-block-size: 28px;
    padding: 2px 10px;
    border: 1px solid var(--dass-color-line-strong);
    border-radius: 22px;
    background: none;
    color: var(--dass-color-text);
    font: inherit;
    font-size: calc(0.8125 * var(--dass-font-size));
    line-height: 1.25;
    cursor: pointer;
  }
  .clear-filters {
    color: var(--dass-color-accent-text);
  }
  .filters > .clear-filters {
    border-color: transparent;
  }
  p.empty > .clear-filters {
    display: flex;
    margin: var(--dass-space-3) auto 0;
  }
  .filter-cards:hover,
  .clear-filters:hover {
    background: var(--dass-color-hover);
  }
  .filter-cards svg {
    inline-size: 16px;
    block-size: 16px;
  }

  /* In the heading, whose style it does not take over. */
  .filter-content {
    color: var(--dass-color-text);
    font-size: var(--dass-text-s);
    font-weight: 400;
    text-align: start;
    white-space: normal;
    cursor: auto;
    user-select: text;
  }
  .filter-content:focus {
    outline: none;
  }
  .filter > .filter-content {
    inline-size: min(320px, 100vw - 2 * var(--dass-space-3));
    padding: var(--dass-space-3);
  }
  .filter-form {
    display: grid;
    grid-template-columns: minmax(0, 1fr);
    gap: var(--dass-space-3);
    --dass-check-list-height: 260px;
  }
  .filter-range {
    display: grid;
    grid-template-columns: repeat(2, minmax(0, 1fr));
    gap: var(--dass-space-3);
    --dass-date-input-width: 100%;
  }
  .filter-range:has(dass-date-input) {
    grid-template-columns: minmax(0, 1fr);
  }
  .filter-flags {
    display: grid;
  }
  .filter-flags label {
    display: flex;
    align-items: center;
    gap: var(--dass-space-2);
    min-block-size: var(--dass-control);
    cursor: pointer;
  }
  .filter-flags input {
    flex: none;
    inline-size: 18px;
    block-size: 18px;
    margin: 0;
    accent-color: var(--dass-color-accent);
  }
  .filter-note {
    display: grid;
    gap: var(--dass-space-2);
    justify-items: start;
    margin: 0;
    color: var(--dass-color-danger);
  }
  .filter-form > dass-spinner {
    justify-self: center;
  }
  .filter-actions {
    display: flex;
    flex-wrap: wrap;
    justify-content: end;
    gap: var(--dass-space-2);
  }
  .filter-columns {
    margin: 0;
    padding: 0;
    list-style: none;
  }
  .filter-columns button {
    display: flex;
    align-items: center;
    gap: var(--dass-space-3);
    inline-size: 100%;
    min-block-size: max(44px, var(--dass-row));
    padding: var(--dass-space-1) 0;
    border: 0;
    border-block-end: 1px solid var(--dass-color-line);
    background: none;
    color: inherit;
    font: inherit;
    text-align: start;
    cursor: pointer;
  }
  .filter-columns button:hover {
    background: var(--dass-color-hover);
  }
  .filter-condition {
    flex: 1;
    min-inline-size: 0;
    color: var(--dass-color-accent-text);
    text-align: end;
    overflow-wrap: anywhere;
  }
  .filter-columns svg {
    flex: none;
    inline-size: 18px;
    block-size: 18px;
    color: var(--dass-color-text-quiet);
  }
  .filter-columns svg:dir(rtl) {
    scale: -1 1;
  }
  @media (pointer: coarse) {
    .filter-cards,
    .clear-filters {
      min-block-size: 44px;
    }
  }
  @media print {
    .filter-cards,
    .clear-filters {
      display: none;
    }
  }
`;
