import { css } from 'lit';

/** The table on paper: all rows, not clipped and not scrolled. */
export const printStyles = css`
  .printed {
    display: none;
  }
  @media print {
    :host {
      block-size: auto !important;
    }
    .frame,
    .rows {
      display: block;
      overflow: visible;
      block-size: auto;
      flex: none !important;
    }
    .rows-range {
      display: none;
    }
    .printed {
      display: block;
    }
    .head,
    .printed .row {
      position: static;
      min-inline-size: 0;
      block-size: auto;
      contain: none;
      break-inside: avoid;
    }
    .cell {
      flex-shrink: 1 !important;
      padding-block: var(--dass-space-1);
      line-height: 1.4;
      white-space: normal;
      overflow-wrap: anywhere;
    }
    [data-wide] :is(.first, .checkbox-cell) {
      position: static;
    }
    .expander:not(:empty) {
      block-size: auto;
    }
    .checkbox-cell,
    .options,
    .toggle {
      display: none;
    }
    .printed-note {
      margin: var(--dass-space-3);
    }
  }
`;
