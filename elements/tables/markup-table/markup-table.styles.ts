import { css } from 'lit';

export const markupTableStyles = css`
  :host {
    display: block;
    min-inline-size: 0;
    --_dass-markup-table-head: var(--dass-markup-table-top, 0px);
  }
  .scroller {
    /* What gets the focus is not scrolled behind the sticky cells: in the page by a margin, in this box by its padding. */
    --_dass-markup-table-margin: calc(var(--_dass-markup-table-head) + var(--_sticky-header, 0px));
    max-inline-size: 100%;
    max-block-size: var(--dass-markup-table-height, none);
  }
  .scroller:focus-visible {
    outline-offset: -2px;
  }
  /* The sticky header is at the top of this box when it scrolls, otherwise at the top of the page. */
  .overflows {
    --_dass-markup-table-head: 0px;
    --_dass-markup-table-margin: 0px;
    scroll-padding-block-start: var(--_sticky-header, 0px);
    scroll-padding-inline-start: var(--_sticky-column, 0px);
    overflow: auto;
    overscroll-behavior-x: contain;
    scrollbar-width: thin;
  }
  :host([sticky-header]) .wide {
    max-block-size: var(--dass-markup-table-height, 80dvh);
  }
  :host([bordered]) .scroller {
    border: 1px solid var(--dass-color-line);
    border-radius: var(--dass-radius-m);
  }
  :host([bordered]) .scroller:not(.overflows) {
    overflow: clip;
  }
  @media print {
    .scroller {
      max-block-size: none !important;
      overflow: visible !important;
    }
  }
`;
