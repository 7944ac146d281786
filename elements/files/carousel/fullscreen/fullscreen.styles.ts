import { css } from 'lit';

export const fullscreenStyles = css`
  .stage[open] {
    inset: 0;
    inline-size: 100%;
    block-size: 100%;
    max-inline-size: none;
    max-block-size: none;
    margin: 0;
    padding: 0;
    border: 0;
    overflow: hidden;
    background: var(--dass-color-page);
    color: inherit;
  }
  .stage:focus-visible {
    outline: none;
  }
  .frame.full {
    border: 0;
    border-radius: 0;
    --_background: var(--dass-color-page);
  }
  .frame.full .picture {
    cursor: zoom-in;
  }
  .frame.full .caption {
    align-self: center;
    max-inline-size: min(100%, calc(60 * var(--dass-font-size)));
    border-block-start: 0;
  }
  .image-tools {
    display: flex;
    flex-wrap: wrap;
    align-items: center;
    justify-content: center;
    gap: var(--dass-space-2);
    padding: var(--dass-space-1) var(--dass-space-3) var(--dass-space-2);
    border-block-start: 1px solid var(--dass-color-line);
  }
  .fit {
    flex: 0 1 calc(16 * var(--dass-font-size));
    min-inline-size: calc(11 * var(--dass-font-size));
    margin-inline-end: var(--dass-space-3);
  }
  .scale {
    min-inline-size: 3.2em;
    color: var(--dass-color-text-quiet);
    font-variant-numeric: tabular-nums;
  }
  .zoom-toggle[aria-pressed='true'] {
    background: var(--dass-color-accent-soft);
    color: var(--dass-color-accent-text);
  }
  /* Sideways the slides scroll; down closes; two taps and two fingers zoom the image, not the page. */
  .frame.full .zoom {
    touch-action: pan-x;
  }
  .frame.full .zoom[data-zoomed] {
    overflow: auto;
    touch-action: pan-x pan-y;
    overscroll-behavior: contain;
    scrollbar-width: none;
  }
  .zoom[data-zoomed] .picture {
    cursor: grab;
  }
  .zoom[data-dragging] .picture {
    cursor: grabbing;
  }
  /* A quarter turn exchanges width and height. */
  .zoom[data-upended] .picture {
    inline-size: 100cqb;
    block-size: 100cqi;
  }
  @container (inline-size < calc(28em / 0.875)) {
    .fit {
      flex-basis: 100%;
      margin: 0;
    }
  }
  @media (forced-colors: active) {
    .zoom-toggle[aria-pressed='true'] {
      outline: 2px solid Highlight;
      outline-offset: -2px;
    }
  }
`;
