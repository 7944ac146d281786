import { css } from 'lit';

export const filterChipsStyles = css`
  :host {
    display: block;
    flex: 1 1 100%;
    container-type: inline-size;
  }
  .row {
    display: flex;
    align-items: center;
    gap: var(--dass-space-2);
    min-inline-size: 0;
  }
  ul {
    display: flex;
    flex: 0 1 auto;
    gap: var(--dass-space-2);
    min-inline-size: 0;
    /* Space for the focus ring, which would be clipped. */
    margin: -4px;
    padding: 4px;
    list-style: none;
    overflow: clip;
  }
  li {
    flex: none;
    display: flex;
    max-inline-size: calc(100% - 64px);
  }
  /* The only chip. The sibling after it is the +n button. */
  li:first-child:nth-last-child(2) {
    max-inline-size: 100%;
  }
  .rest {
    order: 1;
    max-inline-size: none;
  }
  .rest[hidden] {
    display: none;
  }
  /* Hidden but still measurable. */
  .over {
    order: 2;
    visibility: hidden;
  }
  dass-chip {
    --dass-chip-max-width: calc(22 * var(--dass-font-size));
    max-inline-size: 100%;
  }
  button {
    position: relative;
    flex: none;
    display: inline-flex;
    align-items: center;
    gap: 6px;
    min-block-size: 28px;
    padding: 2px 10px;
    border: 1px solid var(--dass-color-accent-line);
    border-radius: 22px;
    background: var(--dass-color-surface);
    color: var(--dass-color-accent-text);
    font-size: calc(0.8125 * var(--dass-font-size));
    line-height: 1.25;
    white-space: nowrap;
    cursor: pointer;
    user-select: none;
    transition: background-color var(--dass-time-fast) var(--dass-ease);
  }
  .more {
    min-inline-size: 44px;
    justify-content: center;
    background: var(--dass-color-accent-soft);
    font-variant-numeric: tabular-nums;
  }
  .clear {
    border-color: transparent;
    background: none;
  }
  .undo {
    overflow: clip;
    border-color: var(--dass-color-line-strong);
    color: var(--dass-color-text);
    font-weight: 500;
  }
  .undo .countdown {
    inset-inline: 12px;
  }
  button:hover {
    background: linear-gradient(var(--dass-color-hover), var(--dass-color-hover)) var(--dass-color-surface);
  }
  button:active {
    background: linear-gradient(var(--dass-color-press), var(--dass-color-press)) var(--dass-color-surface);
  }
  button:focus-visible {
    outline-offset: 1px;
  }
  /* On narrow rows the chips and the dialog have their own remove buttons. */
  @container (width < calc(30em / 0.875)) {
    .clear {
      display: none;
    }
  }
  @media (pointer: coarse) {
    button {
      min-block-size: var(--dass-control);
    }
  }
  @media print {
    button {
      display: none;
    }
  }
`;
