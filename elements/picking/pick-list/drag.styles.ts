import { css } from 'lit';

/** The dragged rows and the drop target. */
export const dragStyles = css`
  .dragged {
    cursor: grabbing;
  }
  .dragged .row.selected {
    opacity: 0.55;
  }
  .target {
    box-shadow: inset 0 0 0 2px var(--dass-color-accent-text);
  }
  .target .empty {
    color: transparent;
  }
  .line {
    position: absolute;
    inset-inline: 0;
    inset-block-start: 0;
    block-size: 2px;
    background: var(--dass-color-accent-text);
    pointer-events: none;
  }
  .line::before {
    content: '';
    position: absolute;
    inset-inline-start: 0;
    inset-block-start: -3px;
    inline-size: 8px;
    block-size: 8px;
    border-radius: 50%;
    background: inherit;
  }
  .ghost {
    position: fixed;
    inset: 0 auto auto 0;
    margin: 0;
    max-inline-size: calc(20 * var(--dass-font-size));
    padding: var(--dass-space-2) var(--dass-space-3);
    border: 1px solid var(--dass-color-accent-line);
    border-radius: var(--dass-radius-s);
    background: var(--dass-color-raised);
    color: var(--dass-color-text);
    box-shadow: var(--dass-shadow);
    overflow: hidden;
    text-overflow: ellipsis;
    white-space: nowrap;
    pointer-events: none;
  }
  .ghost.no-target {
    border-color: var(--dass-color-line-strong);
    color: var(--dass-color-text-quiet);
  }
  @media (forced-colors: active) {
    .target {
      outline: 2px solid Highlight;
      outline-offset: -2px;
    }
    .line {
      background: Highlight;
      forced-color-adjust: none;
    }
  }
`;
