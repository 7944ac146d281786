import { css } from 'lit';

/** What is drawn over cells. */
export const cellLayerStyles = css`
  .frame {
    position: relative;
  }
  .cell-layer {
    position: absolute;
    z-index: 3;
    overflow: clip;
    pointer-events: none;
  }
  .cell-layer > * {
    position: absolute;
    box-sizing: border-box;
  }
`;

/** The field in a cell, and why its value is refused. */
export const cellEditorStyles = css`
  .cell-editor {
    pointer-events: auto;
    background: var(--dass-color-surface);
    /* The size of the buttons in the field. Its height is that of the cell. */
    --dass-control: calc(2.25 * var(--dass-font-size));
    /* Room for the note below it, when it is scrolled into view. */
    scroll-margin-block-end: calc(3 * var(--dass-font-size));
  }
  .cell-editor > :not(.cell-problem) {
    display: block;
    block-size: 100%;
    inline-size: 100%;
    min-inline-size: 0;
    max-inline-size: none;
    margin: 0;
    overflow: clip;
    overflow-clip-margin: 2px;
  }
  .cell-editor > ::part(box) {
    block-size: 100%;
    min-block-size: 0;
    border-radius: 0;
  }
  .cell-problem,
  .refusal {
    inset: auto;
    inline-size: max-content;
    block-size: max-content;
    max-inline-size: 320px;
    margin: 0;
    padding: var(--dass-space-1) var(--dass-space-2);
    border: 1px solid var(--dass-color-danger);
    border-radius: var(--dass-radius-s);
    background: var(--dass-color-surface);
    color: var(--dass-color-danger);
    font-size: var(--dass-text-s);
    overflow-wrap: anywhere;
  }
  .cell-problem.note {
    border-color: var(--dass-color-line-strong);
    color: var(--dass-color-text);
  }
`;

/** Cells whose values are being saved or were refused, and the note with the reason. */
export const unsavedCellsStyles = css`
  .row > .cell.waiting {
    background-image: repeating-linear-gradient(90deg, var(--dass-color-text-quiet) 0 4px, transparent 4px 8px);
    background-repeat: no-repeat;
    background-position: 0 calc(100% - 2px);
    background-size: 100% 2px;
  }
  .row > .cell.refused {
    background-image: linear-gradient(225deg, var(--dass-color-danger) 50%, transparent 50%);
    background-repeat: no-repeat;
    background-position: right top;
    background-size: 12px 12px;
    box-shadow: inset 0 0 0 1px var(--dass-color-danger);
  }
  .row > .cell.refused:dir(rtl) {
    background-image: linear-gradient(135deg, var(--dass-color-danger) 50%, transparent 50%);
    background-position: left top;
  }
  .refusal {
    pointer-events: auto;
  }
  .refusal:popover-open {
    display: flex;
    flex-wrap: wrap;
    align-items: center;
    gap: var(--dass-space-2);
  }
  .refusal button {
    min-block-size: 28px;
    padding-inline: var(--dass-space-2);
    border: 1px solid var(--dass-color-line-strong);
    border-radius: var(--dass-radius-s);
    background: var(--dass-color-surface);
    color: var(--dass-color-text);
    font: inherit;
    cursor: pointer;
  }
  .refusal button:hover {
    background: linear-gradient(var(--dass-color-hover), var(--dass-color-hover)), var(--dass-color-surface);
  }
  @media (any-pointer: coarse) {
    .refusal button {
      min-block-size: 44px;
      min-inline-size: 44px;
    }
  }
  @media (forced-colors: active) {
    .row > .cell.refused {
      background-image: linear-gradient(225deg, CanvasText 50%, transparent 50%);
    }
    .row > .cell.waiting {
      background-image: repeating-linear-gradient(90deg, GrayText 0 4px, transparent 4px 8px);
    }
  }
`;

/** The selected range of cells. */
export const cellRangeStyles = css`
  .rows[data-selects-cells] .row {
    user-select: none;
  }
  .cell-range {
    border: 2px solid var(--dass-color-accent);
    background: color-mix(in srgb, var(--dass-color-accent) 12%, transparent);
  }
  .cell-range[hidden] {
    display: none;
  }
  .cell-range.single {
    border-color: transparent;
    background: none;
  }
  .range-handle {
    display: none;
    position: absolute;
    inline-size: 44px;
    block-size: 44px;
    pointer-events: auto;
    touch-action: none;
  }
  .range-handle::after {
    content: '';
    position: absolute;
    inset: 14px;
    border: 2px solid var(--dass-color-surface);
    border-radius: 50%;
    background: var(--dass-color-accent);
  }
  .range-handle.start {
    inset-block-start: -23px;
    inset-inline-start: -23px;
  }
  .range-handle.end {
    inset-block-end: -23px;
    inset-inline-end: -23px;
  }
  .fill-handle {
    position: absolute;
    inset-block-end: -9px;
    inset-inline-end: -9px;
    inline-size: 24px;
    block-size: 24px;
    pointer-events: auto;
    touch-action: none;
    cursor: crosshair;
  }
  .fill-handle[hidden],
  .cell-layer:has(> .cell-editor) .fill-handle,
  .fill-preview[hidden] {
    display: none;
  }
  .fill-handle::after {
    content: '';
    position: absolute;
    inset: 7px;
    border: 1px solid var(--dass-color-surface);
    background: var(--dass-color-accent);
  }
  .fill-preview {
    border: 2px dashed var(--dass-color-accent);
  }
  @media (any-pointer: coarse) {
    .cell-layer:not(:has(> .cell-editor)) .range-handle {
      display: block;
    }
    /* At the corner that has no handle of the range: there it covers no middle of a cell. */
    .fill-handle {
      inset-block-end: -23px;
      inset-inline: -23px auto;
      inline-size: 44px;
      block-size: 44px;
    }
    .fill-handle.at-start {
      inset-inline-start: -2px;
    }
    .fill-handle::after {
      inset: 11px;
      border-width: 2px;
      border-radius: var(--dass-radius-s);
    }
    .fill-handle::before {
      content: '';
      position: absolute;
      z-index: 1;
      inset: 16px;
      background: var(--dass-color-on-accent);
      clip-path: polygon(42% 0, 58% 0, 58% 64%, 86% 36%, 98% 48%, 50% 96%, 2% 48%, 14% 36%, 42% 64%);
    }
  }
  @media (forced-colors: active) {
    .cell-range:not(.single) {
      border-color: Highlight;
      background: none;
    }
    .range-handle::after,
    .fill-handle::after {
      border-color: Canvas;
      background: Highlight;
      forced-color-adjust: none;
    }
    .fill-handle::before {
      background: HighlightText;
      forced-color-adjust: none;
    }
    .fill-preview {
      border-color: Highlight;
    }
  }
  @media print {
    .cell-range,
    .fill-preview {
      display: none;
    }
  }
`;
