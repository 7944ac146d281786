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
    --dass-control: 100%;
  }
  .cell-editor > * {
    display: block;
    block-size: 100%;
    inline-size: 100%;
    min-inline-size: 0;
    max-inline-size: none;
    margin: 0;
    overflow: clip;
    overflow-clip-margin: 2px;
  }
  .cell-editor > *::part(box) {
    block-size: 100%;
    min-block-size: 0;
    border-radius: 0;
  }
  .cell-problem {
    inset: auto;
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
