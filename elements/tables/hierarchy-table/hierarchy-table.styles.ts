import { css } from 'lit';

/** What the hierarchy table has beside the styles of all tables: the tree in the first column. */
export const hierarchyTableStyles = css`
  .rows {
    --_max-height: var(--dass-hierarchy-table-height, 480px);
  }
  .row .first,
  .head .first {
    padding-inline-start: var(--dass-space-1);
  }
  .head .first:not(:has(.toggle)) {
    padding-inline-start: var(--dass-space-3);
  }

  .first.long:dir(rtl) {
    display: flex;
    unicode-bidi: normal;
  }
  .first.long:dir(rtl) > :is(.expander, .disclosure) {
    flex: none;
  }
  .first.long:dir(rtl) > .text {
    min-inline-size: 0;
    overflow: hidden;
    text-overflow: ellipsis;
    unicode-bidi: plaintext;
  }
  [data-deep] > .text::before {
    content: var(--_level);
    content: var(--_level) / '';
    margin-inline-end: var(--dass-space-2);
    color: var(--dass-color-text-quiet);
    font-size: var(--dass-text-xs);
    font-variant-numeric: tabular-nums;
  }

  .expander {
    display: inline-block;
    block-size: 1lh;
    padding-inline-start: 25px;
    color: var(--dass-color-text-quiet);
    font-size: var(--dass-text-xs);
    font-weight: 600;
    vertical-align: top;
  }
  .expander:not(:empty) {
    padding-inline-end: var(--dass-space-2);
    color: var(--dass-color-warning);
  }
  /* The two strokes of a chevron for each direction: rotated by a transform, each chevron would be painted separately. */
  .expander:is(.expanded, .collapsed) {
    background-image:
      linear-gradient(
        45deg,
        #0000 calc(50% - 1.3px),
        currentColor calc(50% - 0.7px) calc(50% + 0.7px),
        #0000 calc(50% + 1.3px)
      ),
      linear-gradient(
        135deg,
        #0000 calc(50% - 1.3px),
        currentColor calc(50% - 0.7px) calc(50% + 0.7px),
        #0000 calc(50% + 1.3px)
      );
    background-repeat: no-repeat;
    cursor: pointer;
  }
  .expander.collapsed {
    background-size: 7px 5px;
    background-position:
      9px calc(50% - 3px),
      9px calc(50% + 2px);
  }
  .expander.expanded {
    background-size: 5px 7px;
    background-position:
      7px 50%,
      12px 50%;
  }
  .expander.collapsed:dir(rtl) {
    background-position:
      right 9px top calc(50% + 2px),
      right 9px top calc(50% - 3px);
  }
  .expander.expanded:dir(rtl) {
    background-position:
      right 12px top 50%,
      right 7px top 50%;
  }
  .expander:empty:hover {
    color: var(--dass-color-text);
  }
  .expander.loading {
    position: relative;
    background-image: none;
  }
  .expander.loading::before {
    content: '';
    position: absolute;
    inset-block: 0;
    inset-inline-start: 6px;
    inline-size: 13px;
    block-size: 13px;
    margin-block: auto;
    border: 2px solid var(--dass-color-line);
    border-block-start-color: var(--dass-color-accent-text);
    border-radius: 50%;
    animation: turn 0.9s linear infinite;
  }
  .expander.failed:not(:empty) {
    color: var(--dass-color-danger);
  }
  @keyframes turn {
    to {
      rotate: 1turn;
    }
  }
  .sticky-ancestors {
    position: absolute;
    inset: 0 0 auto;
    z-index: 1;
  }
  @media (prefers-reduced-motion: reduce) {
    .expander.loading::before {
      animation-duration: 4s;
    }
  }
  @media (pointer: coarse) {
    .expander:is(.expanded, .collapsed) {
      position: relative;
    }
    .expander:is(.expanded, .collapsed)::after {
      content: '';
      position: absolute;
      inset: 0 -10px;
    }
  }
  @media (forced-colors: active) {
    /* Forced colours would remove the background image of the expander, and replace the colour of its note. */
    .expander,
    .expander:not(:empty),
    .expander.failed:not(:empty) {
      color: CanvasText;
      forced-color-adjust: none;
    }
  }
`;
