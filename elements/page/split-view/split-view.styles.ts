import { css } from 'lit';

export const splitViewStyles = css`
  :host {
    display: block;
    min-block-size: 0;
  }
  /* Its height does not depend on the layout that its width decides. */
  .ruler {
    block-size: 0;
  }
  .split {
    display: grid;
    grid-template-columns: clamp(var(--_min-size), var(--_size), 100% - 13px - var(--_min-record-size)) 13px minmax(
        0,
        1fr
      );
    grid-template-rows: minmax(0, 1fr);
    block-size: 100%;
  }
  .without-list {
    grid-template-columns: 13px minmax(0, 1fr);
  }
  .narrow {
    grid-template-columns: minmax(0, 1fr);
  }
  .list,
  .content {
    min-inline-size: 0;
    min-block-size: 0;
    overflow: auto;
  }
  .record {
    display: grid;
    grid-template-rows: auto minmax(0, 1fr);
    min-inline-size: 0;
    min-block-size: 0;
  }
  .content {
    grid-row: 2;
  }
  /* The line is thin; what the pointer finds is wider. */
  .splitter {
    position: relative;
    display: grid;
    place-items: stretch center;
    cursor: col-resize;
    touch-action: none;
    user-select: none;
  }
  .splitter::before {
    content: '';
    inline-size: 1px;
    background: var(--dass-color-line);
  }
  .splitter::after {
    content: '';
    position: absolute;
    inset-block-start: calc(50% - 16px);
    inset-inline-start: calc(50% - 2.5px);
    inline-size: 5px;
    block-size: 32px;
    border-radius: 3px;
    background: var(--dass-color-line-strong);
  }
  .splitter:is(:hover, :focus-visible, .moving)::before {
    inline-size: 3px;
    background: var(--dass-color-accent);
  }
  .splitter:is(:hover, :focus-visible, .moving)::after {
    background: var(--dass-color-accent);
  }
  .splitter:focus-visible {
    outline-offset: -2px;
  }
  @media (pointer: coarse) {
    .splitter {
      margin-inline: -6px;
      z-index: 1;
    }
  }
  .bar {
    display: flex;
    align-items: center;
    justify-content: end;
    gap: var(--dass-space-1);
    min-block-size: var(--dass-control);
    padding-block-end: var(--dass-space-2);
  }
  .narrow .bar {
    flex-wrap: wrap;
  }
  .narrow .label {
    order: 1;
    flex: 1 0 100%;
  }
  .back {
    display: flex;
    align-items: center;
    gap: var(--dass-space-2);
    inline-size: auto;
    margin-inline-end: auto;
    padding-inline: var(--dass-space-2);
    color: var(--dass-color-text);
  }
  .label {
    flex: 1;
    min-inline-size: 0;
    overflow: hidden;
    text-overflow: ellipsis;
    white-space: nowrap;
    font-weight: 600;
  }
  .label:empty {
    display: none;
  }
  .position {
    color: var(--dass-color-text-quiet);
    font-variant-numeric: tabular-nums;
    white-space: nowrap;
  }
  .icon-button[aria-disabled] {
    opacity: 0.4;
    cursor: default;
  }
  .back:dir(rtl) svg {
    scale: -1 1;
  }
  .none {
    grid-row: 1 / -1;
    display: grid;
    grid-template-columns: minmax(0, 1fr);
    align-content: center;
    padding: var(--dass-space-5);
    color: var(--dass-color-text-quiet);
    text-align: center;
  }
  .none p {
    margin: 0;
  }
  [hidden] {
    display: none;
  }
  @media (forced-colors: active) {
    .splitter::before,
    .splitter::after {
      background: CanvasText;
    }
    .splitter:is(:hover, :focus-visible, .moving)::before,
    .splitter:is(:hover, :focus-visible, .moving)::after {
      background: Highlight;
    }
  }
`;
