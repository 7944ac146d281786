import { css } from 'lit';

/** Where kept rows scroll. The scroller has a size, or a largest one, of its host's; `.row` says what a row looks like. */
export const rowsStyles = css`
  .rows {
    position: relative;
    overflow: hidden auto;
    overflow-anchor: none;
    overscroll-behavior: contain;
    --_row: max(var(--dass-row), 1lh + var(--dass-space-2));
  }
  /* What scrolls is its height alone. */
  .rows-range {
    position: relative;
    min-inline-size: 100%;
  }
  /* The rows stand still in the view until they are written anew: a fling that is faster than the page shows the rows
     of before and never a blank. */
  .rows-view {
    position: sticky;
    inset-block-start: 0;
    contain: strict;
  }
  .rows-sheet {
    position: relative;
  }
  .row {
    position: absolute;
    inset-block-start: 0;
    inset-inline: 0;
    block-size: var(--_row);
    contain: strict;
  }
  .rows-ruler {
    visibility: hidden;
  }
  .row[hidden] {
    display: none;
  }
`;
