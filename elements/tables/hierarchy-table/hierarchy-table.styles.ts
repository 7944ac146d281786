import { css } from 'lit';

export const hierarchyTableStyles = css`
  :host {
    display: flex;
    flex-direction: column;
    min-inline-size: 0;
  }
  .frame {
    flex: 1 1 auto;
    display: flex;
    flex-direction: column;
    block-size: 100%;
    min-block-size: 0;
    overflow: hidden;
    border: 1px solid var(--dass-color-line);
    border-radius: var(--dass-radius-m);
    background: var(--dass-color-surface);
  }
  /* As high as its rows up to a limit, which is its flex basis; as high as the element when that has a height. */
  .rows {
    flex: 1 1 0;
    min-block-size: 0;
    overflow: auto;
    --_checkbox-column: 0px;
  }
  .rows:focus {
    outline: none;
  }
  .head,
  .rows-range {
    min-inline-size: max(100%, var(--_min-width));
  }
  .head {
    position: sticky;
    inset-block-start: 0;
    z-index: 2;
    display: flex;
    block-size: var(--_row);
    border-block-end: 1px solid var(--dass-color-line);
    background: var(--dass-color-sunken);
    color: var(--dass-color-text-quiet);
    font-size: var(--dass-text-xs);
    font-weight: 600;
    user-select: none;
  }
  .row {
    display: flex;
    border-block-end: 1px solid var(--dass-color-line);
    background-color: var(--dass-color-surface);
    cursor: default;
  }
  .cell {
    min-inline-size: 0;
    padding-inline: var(--dass-space-3);
    line-height: calc(var(--_row) - 1px);
    text-align: start;
  }
  .heading,
  .custom,
  .long {
    overflow: hidden;
    text-overflow: ellipsis;
    white-space: nowrap;
  }
  .heading,
  .custom {
    position: relative;
  }
  .center {
    text-align: center;
  }
  .end {
    text-align: end;
    font-variant-numeric: tabular-nums;
  }
  .row .tree {
    padding-inline-start: var(--dass-space-1);
  }

  /* A text in the other direction than the table is clipped at its own end. */
  .long:dir(rtl) {
    unicode-bidi: plaintext;
    text-align: right;
  }
  .long.end:dir(rtl) {
    text-align: left;
  }
  .tree.long:dir(rtl) {
    display: flex;
    unicode-bidi: normal;
  }
  .tree.long:dir(rtl) > .expander {
    flex: none;
  }
  .tree.long:dir(rtl) > .text {
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
  .head .tree {
    padding-inline-start: var(--dass-space-1);
  }
  .head .tree:not(:has(.toggle)) {
    padding-inline-start: var(--dass-space-3);
  }
  .toggle {
    position: relative;
    display: inline-grid;
    place-items: center;
    inline-size: 25px;
    block-size: 25px;
    padding: 0;
    margin-inline-end: 2px;
    border: 0;
    border-radius: var(--dass-radius-s);
    background: none;
    vertical-align: middle;
    cursor: pointer;
  }
  .rows.without-rows {
    flex-grow: 0;
  }
  .empty {
    flex: 1;
    margin: 0;
    padding: var(--dass-space-5) var(--dass-space-3);
    color: var(--dass-color-text-quiet);
    text-align: center;
    overflow-wrap: anywhere;
  }
`;
