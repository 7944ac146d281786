import { css } from 'lit';

export const uploadStyles = css`
  :host {
    display: block;
    container-type: inline-size;
  }
  p,
  ul {
    margin: 0;
    padding: 0;
  }
  ul {
    list-style: none;
  }
  .zone {
    display: flex;
    flex-direction: column;
    align-items: center;
    gap: var(--dass-space-1);
    padding: var(--dass-space-4);
    border: 1px dashed var(--dass-color-line-strong);
    border-radius: var(--dass-radius-m);
    background: var(--dass-color-sunken);
    text-align: center;
    transition:
      background-color var(--dass-time-fast),
      border-color var(--dass-time-fast);
  }
  .zone > svg {
    font-size: 1.5rem;
    color: var(--dass-color-text-quiet);
  }
  .zone.accept {
    border: 1px solid var(--dass-color-accent);
    background: var(--dass-color-accent-soft);
  }
  .zone.accept > svg {
    color: var(--dass-color-accent-text);
  }
  .zone.refuse {
    border: 1px solid var(--dass-color-danger-line);
    background: var(--dass-color-danger-soft);
  }
  .zone.refuse > .drop {
    color: var(--dass-color-danger);
  }
  .zone.off {
    background: none;
    border-color: var(--dass-color-line);
  }
  .zone.off > * {
    color: var(--dass-color-text-off);
  }
  .actions {
    display: flex;
    flex-wrap: wrap;
    justify-content: center;
    gap: var(--dass-space-2);
    margin-block-start: var(--dass-space-1);
  }
  .actions > button {
    display: inline-flex;
    align-items: center;
    gap: var(--dass-space-2);
    min-block-size: var(--dass-control);
    padding: var(--dass-space-1) 14px;
    border: 1px solid var(--dass-color-line-strong);
    border-radius: var(--dass-radius-s);
    background: var(--dass-color-surface);
    font-weight: 500;
    cursor: pointer;
  }
  .actions > button:hover {
    background: var(--dass-color-hover);
  }
  .actions > button:active {
    background: var(--dass-color-press);
  }
  .actions > button:disabled {
    background: none;
    border-color: var(--dass-color-line);
    color: var(--dass-color-text-off);
    cursor: not-allowed;
  }
  .limits,
  .summary,
  .meta,
  .empty {
    color: var(--dass-color-text-quiet);
    font-size: var(--dass-text-xs);
  }
  .summary {
    margin-block: var(--dass-space-3) var(--dass-space-1);
  }

  .list {
    max-block-size: var(--dass-upload-list-height, 22rem);
    overflow-y: auto;
    border: 1px solid var(--dass-color-line);
    border-radius: var(--dass-radius-m);
    background: var(--dass-color-surface);
  }
  .row {
    position: relative;
    display: flex;
    align-items: center;
    gap: var(--dass-space-2);
    min-block-size: 3.5rem;
    padding: var(--dass-space-1) var(--dass-space-2) var(--dass-space-1) var(--dass-space-3);
    content-visibility: auto;
    contain-intrinsic-block-size: auto 3.5rem;
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
    inline-size: 1.5rem;
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
  .row[data-drop='after']::after {
    inset-block-end: 0;
  }
  .thumb {
    position: relative;
    display: grid;
    place-items: center;
    flex: none;
    inline-size: 2.5rem;
    block-size: 2.5rem;
    border-radius: var(--dass-radius-s);
    overflow: hidden;
    background: var(--dass-color-sunken);
    color: var(--dass-color-text-quiet);
  }
  .thumb > svg {
    font-size: 1.25rem;
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
  .stem {
    overflow: hidden;
    text-overflow: ellipsis;
  }
  .meta {
    overflow-wrap: anywhere;
  }
  .state:not(:first-child)::before {
    content: ' · ';
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
    inline-size: calc(100% * var(--_share, 0));
    background: var(--dass-color-accent);
    transition: inline-size var(--dass-time-fast);
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
    max-block-size: 12rem;
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
    .actions > button,
    .icon-button {
      min-block-size: 48px;
    }
    .icon-button {
      min-inline-size: 48px;
    }
    .handle {
      min-inline-size: 40px;
    }
  }
  @container (width < 24rem) {
    .row {
      flex-wrap: wrap;
      justify-content: flex-end;
    }
    .text {
      flex-basis: 55%;
    }
  }
  @media (prefers-reduced-motion: reduce) {
    .zone,
    .bar::before {
      transition: none;
    }
  }
  @media (forced-colors: active) {
    .zone.accept {
      border-color: Highlight;
    }
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
