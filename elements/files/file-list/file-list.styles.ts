import { css } from 'lit';

export const fileListStyles = css`
  :host {
    display: block;
    container-type: inline-size;
  }
  .head {
    display: flex;
    flex-wrap: wrap;
    align-items: center;
    gap: var(--dass-space-2);
    margin-block-end: var(--dass-space-2);
  }
  .summary {
    flex: 1 1 auto;
    color: var(--dass-color-text-quiet);
    font-size: var(--dass-text-s);
    font-variant-numeric: tabular-nums;
  }
  .views {
    display: flex;
  }
  .view[aria-pressed='true'] {
    background: var(--dass-color-accent-soft);
    color: var(--dass-color-accent-text);
  }
  .bulk {
    display: inline-flex;
    align-items: center;
    gap: var(--dass-space-1);
    min-block-size: 32px;
    padding-inline: var(--dass-space-2);
    border: 1px solid var(--dass-color-line-strong);
    border-radius: var(--dass-radius-s);
    background: var(--dass-color-surface);
    color: var(--dass-color-text);
    font: inherit;
    font-size: var(--dass-text-s);
    cursor: pointer;
  }
  .bulk:hover {
    background: linear-gradient(var(--dass-color-hover), var(--dass-color-hover)) var(--dass-color-surface);
  }
  .notice {
    margin-block: 0 var(--dass-space-2);
    padding: var(--dass-space-1) var(--dass-space-3);
    border: 1px solid var(--dass-color-danger-line);
    border-radius: var(--dass-radius-s);
    background: var(--dass-color-danger-soft);
    color: var(--dass-color-danger);
    font-size: var(--dass-text-s);
  }
  .empty {
    margin: 0;
    padding: var(--dass-space-4);
    border: 1px solid var(--dass-color-line);
    border-radius: var(--dass-radius-m);
    color: var(--dass-color-text-quiet);
    text-align: center;
  }
  .list {
    max-block-size: var(--dass-file-list-height, calc(32 * var(--dass-font-size)));
    overflow-y: auto;
    border: 1px solid var(--dass-color-line);
    border-radius: var(--dass-radius-m);
    background: var(--dass-color-surface);
  }
  .list.grid {
    display: grid;
    grid-template-columns: repeat(auto-fill, minmax(min(calc(11 * var(--dass-font-size)), 100%), 1fr));
    gap: var(--dass-space-3);
    padding: var(--dass-space-3);
  }
  /* The rows in view stay where they are: the list sees to it. */
  .list:has(> .gap) {
    overflow-anchor: none;
  }
  .grid > .gap {
    grid-column: 1 / -1;
  }
  .row {
    position: relative;
    display: flex;
    align-items: center;
    gap: var(--dass-space-2);
    min-inline-size: 0;
    min-block-size: calc(4 * var(--dass-font-size));
    padding: var(--dass-space-2) var(--dass-space-2) var(--dass-space-2) var(--dass-space-3);
  }
  .list:not(.grid) > .row + .row {
    border-block-start: 1px solid var(--dass-color-line);
  }
  .grid > .row {
    flex-direction: column;
    align-items: stretch;
    gap: var(--dass-space-1);
    padding: var(--dass-space-2);
    border: 1px solid var(--dass-color-line);
    border-radius: var(--dass-radius-m);
  }
  .row:hover {
    background: var(--dass-color-hover);
  }
  .row.selected {
    background: var(--dass-color-accent-soft);
  }
  .row[aria-busy] > .main {
    opacity: 0.6;
  }
  .row:focus-visible {
    outline-offset: -2px;
    border-radius: var(--dass-radius-s);
  }
  .lead,
  .actions {
    display: flex;
    align-items: center;
    flex: none;
  }
  .actions {
    flex-wrap: wrap;
  }
  .grid .lead {
    position: absolute;
    inset-block-start: var(--dass-space-2);
    inset-inline: var(--dass-space-2);
    z-index: 1;
    justify-content: space-between;
    pointer-events: none;
  }
  .grid .lead > * {
    pointer-events: auto;
    border-radius: var(--dass-radius-s);
    background: var(--dass-color-surface);
  }
  .grid .actions {
    margin-block-start: auto;
    justify-content: flex-end;
  }
  /* As high as the handle, on the other side of the thumbnail. */
  .grid .check {
    align-self: stretch;
    block-size: auto;
  }
  .handle {
    inline-size: calc(1.5 * var(--dass-font-size));
    cursor: grab;
    touch-action: none;
  }
  .check {
    display: grid;
    place-items: center;
    inline-size: calc(2 * var(--dass-font-size));
    block-size: calc(2 * var(--dass-font-size));
    cursor: pointer;
  }
  .check > input {
    inline-size: var(--dass-font-size);
    block-size: var(--dass-font-size);
    margin: 0;
    accent-color: var(--dass-color-accent);
  }
  .move[aria-disabled='true'] {
    opacity: 0.4;
    cursor: default;
  }
  .handle[aria-expanded='true'] {
    background: var(--dass-color-accent-soft);
    color: var(--dass-color-accent-text);
  }
  .row.dragged {
    opacity: 0.5;
  }
  .row.dragged .handle {
    cursor: grabbing;
  }
  .row[data-drop]::after {
    content: '';
    position: absolute;
    background: var(--dass-color-accent);
    inset-inline: 0;
    block-size: 2px;
  }
  .row[data-drop='before']::after {
    inset-block-start: 0;
  }
  .row[data-drop='after']::after {
    inset-block-end: 0;
  }
  .grid > .row[data-drop]::after {
    inset-inline: auto;
    inset-block: 0;
    block-size: auto;
    inline-size: 3px;
  }
  .grid > .row[data-drop='before']::after {
    inset-inline-start: 0;
  }
  .grid > .row[data-drop='after']::after {
    inset-inline-end: 0;
  }
  .main {
    flex: 1 1 auto;
    min-inline-size: 0;
    display: grid;
    grid-template-columns: auto minmax(0, 1fr);
    column-gap: var(--dass-space-3);
    row-gap: 2px;
    align-content: center;
  }
  .main > :not(.thumb) {
    grid-column: 2;
  }
  .grid .main {
    flex: none;
    grid-template-columns: minmax(0, 1fr);
  }
  .grid .main > :not(.thumb) {
    grid-column: 1;
  }
  .thumb {
    position: relative;
    grid-row: 1 / span 4;
    align-self: center;
    display: grid;
    place-items: center;
    inline-size: calc(3 * var(--dass-font-size));
    block-size: calc(3 * var(--dass-font-size));
    border-radius: var(--dass-radius-s);
    overflow: hidden;
    background: var(--dass-color-sunken);
    color: var(--dass-color-text-quiet);
    cursor: pointer;
  }
  .grid .thumb {
    grid-row: auto;
    inline-size: 100%;
    block-size: auto;
    aspect-ratio: 4 / 3;
    margin-block-end: var(--dass-space-1);
  }
  .thumb > svg {
    font-size: calc(1.5 * var(--dass-font-size));
  }
  .grid .thumb > svg {
    font-size: calc(2.5 * var(--dass-font-size));
  }
  .thumb > :is(canvas, img):not([hidden]) {
    position: absolute;
    inset: 0;
    inline-size: 100%;
    block-size: 100%;
    object-fit: cover;
    background: var(--dass-color-sunken);
  }
  .open {
    display: flex;
    justify-self: start;
    max-inline-size: 100%;
    min-inline-size: 0;
    padding: 0;
    border: 0;
    background: none;
    color: inherit;
    font: inherit;
    white-space: pre;
    text-align: start;
    cursor: pointer;
  }
  .open:hover {
    text-decoration: underline;
  }
  .stem {
    overflow: hidden;
    text-overflow: ellipsis;
  }
  .caption {
    font-size: var(--dass-text-s);
    overflow-wrap: anywhere;
  }
  .meta {
    color: var(--dass-color-text-quiet);
    font-size: var(--dass-text-xs);
    overflow-wrap: anywhere;
    unicode-bidi: plaintext;
  }
  .field {
    display: flex;
    align-items: center;
    gap: var(--dass-space-1);
    min-inline-size: 0;
  }
  .edit {
    flex: 1 1 auto;
    min-inline-size: 0;
    max-inline-size: calc(32 * var(--dass-font-size));
    padding: 2px var(--dass-space-1);
    border: 1px solid var(--dass-color-line-strong);
    border-radius: var(--dass-radius-s);
    background: var(--dass-color-surface);
    color: var(--dass-color-text);
    font: inherit;
  }
  .edit[aria-invalid] {
    border-color: var(--dass-color-danger);
  }
  .problem {
    color: var(--dass-color-danger);
    font-size: var(--dass-text-xs);
  }
  /* The image on its way back to the thumbnail. */
  .leaving {
    inset: 0;
    margin: auto;
    padding: 0;
    border: 0;
    background: none;
    pointer-events: none;
  }
  /* The carousel is seen on the whole screen only. Before, it has the same size: in a narrow box a text has millions of lines. */
  .viewer {
    position: fixed;
    inset: 0;
    block-size: auto;
    clip-path: inset(50%);
  }
  @container (width < calc(30em / 0.875)) {
    .list:not(.grid) > .row {
      flex-wrap: wrap;
    }
    .list:not(.grid) .main {
      flex-basis: calc(12 * var(--dass-font-size));
    }
    .list:not(.grid) .actions {
      flex-basis: 100%;
      justify-content: flex-end;
    }
  }
  @media (pointer: coarse) {
    .icon-button,
    .check {
      min-block-size: 44px;
      min-inline-size: 44px;
    }
    .handle {
      min-inline-size: 40px;
    }
    .bulk {
      min-block-size: 44px;
    }
    .open {
      position: relative;
      padding-block: var(--dass-space-1);
    }
    /* 44 px for a finger. */
    .open::after {
      content: '';
      position: absolute;
      inset: -8px 0;
      min-inline-size: 44px;
    }
    .list.grid {
      grid-template-columns: repeat(auto-fill, minmax(min(calc(13 * var(--dass-font-size)), 100%), 1fr));
    }
  }
  @media (forced-colors: active) {
    .row.selected {
      outline: 2px solid Highlight;
      outline-offset: -2px;
    }
    .view[aria-pressed='true'] {
      outline: 2px solid Highlight;
      outline-offset: -2px;
    }
    .row[data-drop]::after {
      background: Highlight;
      forced-color-adjust: none;
    }
  }
`;
