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
  /* As high as its rows up to a limit, which is written as its basis; as high as the table where that has a height. */
  .rows {
    flex: 1 1 0;
    min-block-size: 0;
    overflow: auto;
    --_tick-cell: 0px;
  }
  .rows:focus {
    outline: none;
  }
  .head,
  .rows-range {
    min-inline-size: max(100%, var(--_least));
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
  .own,
  .long {
    overflow: hidden;
    text-overflow: ellipsis;
    white-space: nowrap;
  }
  .heading,
  .own {
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

  /* A text that is written the other way than the table is cut at its end, too. */
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
  .tree.long:dir(rtl) > .twisty {
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

  .twisty {
    display: inline-block;
    block-size: 1lh;
    padding-inline-start: 25px;
    color: var(--dass-color-text-quiet);
    font-size: var(--dass-text-xs);
    font-weight: 600;
    vertical-align: top;
  }
  .twisty:not(:empty) {
    padding-inline-end: var(--dass-space-2);
    color: var(--dass-color-warning);
  }
  /* The two strokes of an angle, put together as it points: turned by a transform each would be painted on its own. */
  .twisty:is(.open, .closed) {
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
  .twisty.closed {
    background-size: 7px 5px;
    background-position:
      9px calc(50% - 3px),
      9px calc(50% + 2px);
  }
  .twisty.open {
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
  .rows.none {
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
