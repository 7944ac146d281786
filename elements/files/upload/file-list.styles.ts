import { css } from 'lit';

/** Styles of the list of files and of the rejections, which load with them. */
export const fileListStyles = css`
  ul {
    margin: 0;
    padding: 0;
    list-style: none;
  }
  .list {
    max-block-size: var(--dass-upload-list-height, calc(22 * var(--dass-font-size)));
    overflow-y: auto;
    border: 1px solid var(--dass-color-line);
    border-radius: var(--dass-radius-m);
    background: var(--dass-color-surface);
  }
  /* The rows in view stay where they are: the list sees to it. */
  .list:has(> .gap) {
    overflow-anchor: none;
  }
  .row {
    position: relative;
    display: flex;
    align-items: center;
    gap: var(--dass-space-2);
    min-block-size: calc(3.5 * var(--dass-font-size));
    padding: var(--dass-space-1) var(--dass-space-2) var(--dass-space-1) var(--dass-space-3);
  }
  .row + .row {
    border-block-start: 1px solid var(--dass-color-line);
  }
  .movable > .row {
    padding-inline-start: var(--dass-space-1);
  }
  .row:hover {
    background: var(--dass-color-hover);
  }
  .row:focus-visible {
    outline-offset: -2px;
    border-radius: var(--dass-radius-s);
  }
  .handle {
    inline-size: calc(1.5 * var(--dass-font-size));
    cursor: grab;
    touch-action: none;
  }
  .row.dragged {
    opacity: 0.5;
  }
  .row.dragged > .handle {
    cursor: grabbing;
  }
  .row[data-drop]::after {
    content: '';
    position: absolute;
    inset-inline: 0;
    block-size: 2px;
    background: var(--dass-color-accent);
  }
  .row[data-drop='before']::after {
    inset-block-start: 0;
  }
  .move[aria-disabled='true'] {
    opacity: 0.4;
    cursor: default;
  }
  .handle[aria-expanded='true'] {
    background: var(--dass-color-accent-soft);
    color: var(--dass-color-accent-text);
  }
  .row[data-drop='after']::after {
    inset-block-end: 0;
  }
  .thumb {
    position: relative;
    display: grid;
    place-items: center;
    flex: none;
    inline-size: calc(2.5 * var(--dass-font-size));
    block-size: calc(2.5 * var(--dass-font-size));
    border-radius: var(--dass-radius-s);
    overflow: hidden;
    background: var(--dass-color-sunken);
    color: var(--dass-color-text-quiet);
  }
  .thumb > svg {
    font-size: calc(1.25 * var(--dass-font-size));
  }
  .thumb > :is(canvas, img):not([hidden]) {
    position: absolute;
    inset: 0;
    inline-size: 100%;
    block-size: 100%;
    object-fit: cover;
    background: var(--dass-color-sunken);
  }
  .text {
    flex: 1;
    min-inline-size: 0;
    display: grid;
    gap: 2px;
  }
  .name {
    display: flex;
    min-inline-size: 0;
    white-space: pre;
  }
  /* A size or a name has its own direction; its place is that of the page. */
  .summary,
  .meta {
    unicode-bidi: plaintext;
  }
  .summary:dir(rtl),
  .queue-texts > span:dir(rtl),
  .meta:dir(rtl) {
    text-align: right;
  }
  .name,
  .meta {
    justify-self: start;
    max-inline-size: 100%;
  }
  .stem {
    overflow: hidden;
    text-overflow: ellipsis;
  }
  .meta {
    overflow-wrap: anywhere;
  }
  /* As high as two lines of text and the buttons need, whatever it shows: the rows below stay where they are. */
  .queue {
    --_button: 32px;
    display: flex;
    align-items: center;
    gap: var(--dass-space-1) var(--dass-space-3);
    min-block-size: max(2lh, var(--_button));
    margin-block: var(--dass-space-3) var(--dass-space-2);
    font-size: var(--dass-text-xs);
    font-variant-numeric: tabular-nums;
  }
  .queue-texts {
    flex: 1;
    min-inline-size: 0;
  }
  .queue-texts > span {
    display: block;
    margin: 0;
    unicode-bidi: plaintext;
  }
  .queue-texts > .hold-text {
    padding-inline-start: var(--dass-space-2);
    border-inline-start: 3px solid var(--dass-color-warning);
  }
  .queue-buttons {
    display: flex;
    flex-wrap: wrap;
    gap: var(--dass-space-1);
    font-size: var(--dass-text-s);
  }
  .queue-button {
    min-block-size: var(--_button, 32px);
    padding-inline: var(--dass-space-2);
    border: 1px solid var(--dass-color-line-strong);
    border-radius: var(--dass-radius-s);
    background: var(--dass-color-surface);
    color: var(--dass-color-text);
    font: inherit;
    cursor: pointer;
  }
  .queue-button:hover {
    background: linear-gradient(var(--dass-color-hover), var(--dass-color-hover)) var(--dass-color-surface);
  }
  .state {
    font-variant-numeric: tabular-nums;
  }
  .paused .bar::before,
  .waiting .bar::before,
  .stalled .bar::before {
    background: var(--dass-color-text-quiet);
  }
  .failed .state {
    color: var(--dass-color-danger);
  }
  .done .state {
    color: var(--dass-color-success);
  }
  .bar {
    block-size: 4px;
    border-radius: 2px;
    overflow: hidden;
    background: var(--dass-color-line);
  }
  .bar::before {
    content: '';
    display: block;
    block-size: 100%;
    background: var(--dass-color-accent);
    transform: scaleX(var(--_share, 0));
    transform-origin: left;
  }
  .bar:dir(rtl)::before {
    transform-origin: right;
  }

  .restored {
    display: flex;
    flex-wrap: wrap;
    align-items: center;
    justify-content: space-between;
    gap: var(--dass-space-2);
    margin-block-start: var(--dass-space-3);
    padding-block: var(--dass-space-1);
    padding-inline: var(--dass-space-3) var(--dass-space-2);
    border: 1px solid var(--dass-color-line);
    border-radius: var(--dass-radius-m);
  }
  .restored > p {
    margin: 0;
  }
  .rejections {
    margin-block-start: var(--dass-space-3);
    border: 1px solid var(--dass-color-danger-line);
    border-radius: var(--dass-radius-m);
    background: var(--dass-color-danger-soft);
  }
  .rejections > p {
    display: flex;
    align-items: center;
    justify-content: space-between;
    padding-inline-start: var(--dass-space-3);
    color: var(--dass-color-danger);
  }
  .rejections > ul {
    display: grid;
    gap: var(--dass-space-2);
    max-block-size: calc(12 * var(--dass-font-size));
    overflow-y: auto;
    padding: 0 var(--dass-space-3) var(--dass-space-3);
  }
  .rejected {
    font-weight: 500;
    overflow-wrap: anywhere;
  }
  .reason {
    display: block;
  }
  @media (pointer: coarse) {
    .icon-button {
      min-block-size: 48px;
      min-inline-size: 48px;
    }
    .handle {
      min-inline-size: 40px;
    }
    .queue {
      --_button: 44px;
    }
    .queue-button {
      min-block-size: 44px;
      padding-inline: var(--dass-space-3);
    }
  }
  /* The buttons are below the texts. */
  @container (width < calc(45em / 0.875)) {
    .queue {
      flex-direction: column;
      align-items: start;
      justify-content: end;
      min-block-size: calc(2lh + var(--dass-space-1) + var(--_button));
    }
    .queue-texts {
      flex: none;
      max-inline-size: 100%;
    }
    .queue-buttons {
      font-size: inherit;
    }
    .queue-button {
      padding-inline: var(--dass-space-2);
    }
  }
  /* What a narrow row has no room for: removing a file ends its sending, too. */
  @container (width < calc(26em / 0.875)) {
    .row > .cancel {
      display: none;
    }
    /* As high as three lines about what is sent, also with one. */
    .queue + .list > .row {
      min-block-size: calc(5.5 * var(--dass-font-size));
    }
  }
  @container (width < calc(20em / 0.875)) {
    .thumb {
      display: none;
    }
  }
  @media (forced-colors: active) {
    .bar {
      border: 1px solid CanvasText;
    }
    .bar::before,
    .row[data-drop]::after {
      background: Highlight;
      forced-color-adjust: none;
    }
  }
`;
