import { css } from 'lit';

export const pdfStyles = css`
  .pdf-tools {
    flex: none;
    display: flex;
    flex-wrap: wrap;
    align-items: center;
    justify-content: center;
    padding: 2px var(--dass-space-2);
    border-block-end: 1px solid var(--dass-color-line);
  }
  .pdf-position {
    margin-inline: var(--dass-space-2) var(--dass-space-4);
    font-variant-numeric: tabular-nums;
    white-space: nowrap;
  }
  .pdf-scale {
    min-inline-size: 3.2em;
    color: var(--dass-color-text-quiet);
    font-variant-numeric: tabular-nums;
    text-align: center;
  }
  .pdf-pages {
    position: relative;
    flex: 1;
    min-block-size: 0;
    overflow: auto;
    /* What is left and right of a page does not depend on the language of the application. */
    direction: ltr;
    overscroll-behavior-block: contain;
    background: var(--_background);
  }
  .pdf-pages:focus-visible {
    outline-offset: -2px;
  }
  .pdf-track {
    display: grid;
    justify-items: center;
    gap: var(--dass-space-2);
    inline-size: max-content;
    min-inline-size: 100%;
    padding: var(--dass-space-2);
  }
  .pdf-page {
    position: relative;
    inline-size: calc(var(--_width) * var(--_scale, 1) * 1px);
    block-size: calc(var(--_height) * var(--_scale, 1) * 1px);
    overflow: hidden;
    background: #fff;
    color: #1f2328;
    outline: 1px solid var(--dass-color-line);
  }
  .pdf-page > canvas {
    display: block;
    inline-size: 100%;
    block-size: 100%;
  }
  .pdf-text {
    position: absolute;
    inset: 0;
    margin: 0;
    overflow: hidden;
    opacity: 0;
    pointer-events: none;
    white-space: pre-line;
  }
  .pdf-problem {
    margin: 0;
    padding: var(--dass-space-4);
    text-align: center;
  }
  @container (inline-size < calc(24em / 0.875)) {
    .pdf-scale {
      display: none;
    }
  }
`;
