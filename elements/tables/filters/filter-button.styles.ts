import { css } from 'lit';

/** The filter button of a heading. Its panel has styles of its own, which are loaded with it. */
export const filterButtonStyles = css`
  /* The filter button stands beside the handle that resizes the column; in a column of numbers before the text. */
  .rows:not(.cards) .heading:has(> .filter) {
    --_filter: 10px;
    padding-inline-end: calc(var(--_filter) + 27px);
  }
  .rows:not(.cards) .heading:has(> .filter):is([aria-sort='ascending'], [aria-sort='descending']) {
    padding-inline-end: calc(var(--_filter) + 45px);
  }
  .rows:not(.cards) .heading:has(> .filter):is([aria-sort='ascending'], [aria-sort='descending'])::after {
    inset-inline-end: calc(var(--_filter) + 29px);
  }
  .rows:not(.cards) .heading:has(> .options):has(> .filter) {
    --_filter: calc(var(--_options) + 27px);
  }
  .rows:not(.cards) .heading.end:has(> .filter):not(.first) {
    padding-inline: calc(var(--_filter) + 27px) var(--dass-space-3);
  }
  .rows:not(.cards) .heading.end:has(> .filter):not(.first):is([aria-sort='ascending'], [aria-sort='descending']) {
    padding-inline-end: 26px;
  }
  .rows:not(.cards)
    .heading.end:has(> .filter):not(.first):is([aria-sort='ascending'], [aria-sort='descending'])::after {
    inset-inline-end: var(--dass-space-2);
  }
  .filter {
    position: absolute;
    inset-block: 0;
    inset-inline-end: var(--_filter);
    display: grid;
    align-items: center;
    line-height: normal;
  }
  .heading.end:not(.first) > .filter {
    inset-inline: var(--_filter) auto;
  }
  .filter > .toggle {
    margin: 0;
    opacity: 0;
  }
  .filter svg {
    inline-size: 15px;
    block-size: 15px;
  }
  .heading:is(:hover, .active) > .filter > .toggle,
  .filter[open] > .toggle,
  .filter > .toggle:is(.filtered, :focus-visible) {
    opacity: 1;
  }
  .filter > .filtered {
    background: var(--dass-color-accent-soft);
    color: var(--dass-color-accent-text);
  }
  .filter > .filtered svg {
    fill: currentColor;
  }
  .cards .filter {
    display: none;
  }
  @media (hover: none), (pointer: coarse) {
    .filter > .toggle {
      opacity: 1;
    }
  }
  @media (pointer: coarse) {
    .rows:not(.cards) .heading:has(> .filter) {
      --_filter: 34px;
    }
    /* Two buttons as large as a finger beside each other. */
    .rows:not(.cards) .heading:has(> .options):has(> .filter) {
      --_filter: calc(var(--_options) + 47px);
    }
    .rows:not(.cards) .heading.end:has(> .filter):not(.first) {
      --_filter: 10px;
    }
  }
  @media print {
    .filter {
      display: none;
    }
  }
`;
