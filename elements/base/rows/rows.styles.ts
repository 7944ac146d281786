import { css } from 'lit';

/** Styles of virtual rows. The host sets the size of `.rows`, and the look of `.row`. */
export const rowsStyles = css`
  .rows {
    position: relative;
    overflow: hidden auto;
    overflow-anchor: none;
    overscroll-behavior: contain;
    --_row: max(var(--dass-row), 1lh + var(--dass-space-2));
  }
  /* Its height makes the scroll range. */
  .rows-range {
    position: relative;
    min-inline-size: 100%;
  }
  /* Sticky: a fling that is faster than the rendering shows the old rows and never a blank. */
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
