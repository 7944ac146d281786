import { css } from 'lit';

export const pageHeaderStyles = css`
  :host {
    display: block;
    flex: 1 1 100%;
    container-type: inline-size;
  }
  .bar {
    display: flex;
    flex-wrap: wrap;
    align-items: center;
    gap: var(--dass-space-2) var(--dass-space-4);
  }
  .name {
    /* As wide as the title. A long title fills the line, and the tools wrap to the next one. */
    flex: 1000 1 auto;
    display: flex;
    align-items: center;
    gap: var(--dass-space-2);
    min-inline-size: 0;
  }
  .titles {
    flex: 1;
    min-inline-size: 0;
    overflow-wrap: anywhere;
    /* Not start, which would follow the title's own direction (dir=auto) instead of the page's. */
    text-align: left;
  }
  .titles:dir(rtl) {
    text-align: right;
  }
  h1 {
    margin: 0;
    font-size: var(--dass-text-l);
    font-weight: 600;
    line-height: 1.25;
    text-wrap: balance;
  }
  p {
    margin: 2px 0 0;
    color: var(--dass-color-text-quiet);
  }
  .back:dir(rtl) svg {
    scale: -1 1;
  }
  h1[hidden],
  p[hidden] {
    display: none;
  }
  dass-icon {
    flex: none;
    margin-inline-end: var(--dass-space-1);
    font-size: calc(1.25 * var(--dass-font-size));
    color: var(--dass-color-text-quiet);
  }
  .tools {
    flex: 1 1 auto;
    display: flex;
    flex-wrap: wrap;
    align-items: center;
    justify-content: flex-end;
    gap: var(--dass-space-2);
    min-inline-size: 0;
  }
  dass-search-filter {
    flex: 0 1 calc(16.25 * var(--dass-font-size));
    inline-size: calc(16.25 * var(--dass-font-size));
    min-inline-size: calc(9 * var(--dass-font-size));
  }
  .tools > .close {
    margin-inline-start: auto;
  }
  .back {
    color: var(--dass-color-text);
  }
  dass-filter-chips::part(chips) {
    margin-block-start: var(--dass-space-3);
  }
  @container (width < calc(44em / 0.875)) {
    .name,
    .tools {
      flex-basis: 100%;
    }
    /* The first line of the title has the height of the buttons beside it. */
    .name {
      align-items: flex-start;
    }
    .titles {
      padding-block-start: calc((var(--dass-control) - 1.25 * var(--dass-text-l)) / 2);
    }
    dass-icon {
      margin-block-start: calc((var(--dass-control) - 1.25em) / 2);
    }
    .tools {
      justify-content: flex-start;
    }
    dass-search-filter {
      flex: 1 1 calc(12 * var(--dass-font-size));
    }
  }
  @media print {
    .tool,
    dass-search-filter {
      display: none;
    }
  }
`;
