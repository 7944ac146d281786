import { css } from 'lit';

export const menuDrawerStyles = css`
  :host {
    display: block;
  }
  :host(:not([open])) {
    display: contents;
  }
  .docked {
    display: flex;
    flex-direction: column;
    inline-size: var(--dass-drawer-width, 288px);
    block-size: 100%;
    border-inline-end: 1px solid var(--dass-color-line);
    background: var(--dass-color-surface);
  }
  .docked > .panel {
    flex: 1;
    min-block-size: 0;
    overflow: auto;
    overscroll-behavior: contain;
  }
  .top {
    flex: none;
    padding: var(--dass-space-3) var(--dass-space-3) 0;
  }
  .close {
    inline-size: max(40px, var(--dass-control));
    block-size: max(40px, var(--dass-control));
    margin-block: calc((var(--dass-header-height, 60px) - max(40px, var(--dass-control))) / 2 - var(--dass-space-3)) 0;
    margin-inline-start: calc(var(--dass-space-1) * -1);
    border-radius: var(--dass-radius-m);
    color: var(--dass-color-text);
  }
  .panel {
    padding: 0 var(--dass-space-3) var(--dass-space-5);
  }
  .panel:focus {
    outline: none;
  }
  .panel > dass-history-list {
    padding-block-start: var(--dass-space-2);
  }
  .filter {
    position: sticky;
    inset-block-start: 0;
    z-index: 1;
    display: flex;
    align-items: center;
    margin-inline: calc(var(--dass-space-3) * -1);
    padding: var(--dass-space-3) var(--dass-space-3) var(--dass-space-2);
    background: var(--dass-color-surface);
    color: var(--dass-color-text-quiet);
  }
  .filter > svg {
    position: absolute;
    inset-inline-start: calc(var(--dass-space-3) + 10px);
    pointer-events: none;
  }
  input {
    inline-size: 100%;
    block-size: var(--dass-control);
    padding-inline: 38px;
    border: 1px solid var(--dass-color-line-strong);
    border-radius: var(--dass-radius-s);
    background: var(--dass-color-surface);
    color: var(--dass-color-text);
  }
  input:focus {
    border-color: var(--dass-color-accent-text);
    outline: 1px solid var(--dass-color-accent-text);
    outline-offset: 0;
  }
  input::placeholder {
    color: var(--dass-color-text-quiet);
    opacity: 1;
  }
  input:has(~ .keyboard) {
    padding-inline-end: calc(38px + var(--dass-control));
  }
  .clear,
  .keyboard {
    position: absolute;
    inline-size: calc(var(--dass-control) - 4px);
    block-size: calc(var(--dass-control) - 4px);
    inset-inline-end: calc(var(--dass-space-3) + 2px);
  }
  .clear:has(+ .keyboard) {
    inset-inline-end: calc(var(--dass-space-3) + 2px + var(--dass-control));
  }
  ul {
    margin: 0;
    padding: 0;
    list-style: none;
  }
  [hidden] {
    display: none !important;
  }
  nav > ul > .area:not(:first-child) {
    margin-block-start: var(--dass-space-2);
  }
  .entry,
  .group {
    position: relative;
    display: block;
    inline-size: 100%;
    min-block-size: var(--dass-row);
    padding-block: calc((var(--dass-row) - 1.45em) / 2);
    padding-inline: var(--dass-space-3);
    border: 0;
    border-radius: var(--dass-radius-s);
    background: none;
    color: inherit;
    text-align: start;
    text-decoration: none;
    overflow-wrap: anywhere;
    scroll-margin-block: 72px var(--dass-space-4);
    cursor: pointer;
  }
  .icons .entry,
  .icons .group {
    padding-inline-start: 42px;
  }
  .entry > svg,
  .group > svg {
    position: absolute;
    inset-block-start: calc((var(--dass-row) - calc(1.25 * var(--dass-font-size))) / 2);
    inset-inline-start: var(--dass-space-3);
    inline-size: 18px;
    block-size: calc(1.25 * var(--dass-font-size));
  }
  .group {
    padding-inline-end: 34px;
    font-weight: 500;
  }
  nav > ul > li > .group {
    color: var(--dass-color-text-quiet);
    font-size: var(--dass-text-xs);
    font-weight: 600;
  }
  .entry:hover,
  .group:hover {
    background: var(--dass-color-hover);
  }
  .entry:active,
  .group:active {
    background: var(--dass-color-press);
  }
  .entry:focus-visible,
  .group:focus-visible,
  .expander:focus-visible {
    outline-offset: -2px;
  }
  .entry[aria-current] {
    background: var(--dass-color-accent-soft);
    color: var(--dass-color-accent-text);
    font-weight: 600;
  }
  .both {
    position: relative;
  }
  .both > .entry {
    padding-inline-end: calc(var(--dass-row) + var(--dass-space-1));
  }
  .expander {
    position: absolute;
    inset-block-start: 0;
    inset-inline-end: 0;
    inline-size: var(--dass-row);
    block-size: var(--dass-row);
  }
  /* The chevron is made of CSS borders to save an element per row. */
  .group:enabled::after,
  .expander:enabled::after {
    content: '';
    position: absolute;
    inset-block-start: calc(var(--dass-row) / 2 - 5px);
    inset-inline-end: 14px;
    inline-size: 7px;
    block-size: 7px;
    border: solid currentColor;
    border-width: 0 1.75px 1.75px 0;
    rotate: 45deg;
    transition: rotate var(--dass-time-fast) var(--dass-ease);
  }
  [aria-expanded='false']::after {
    rotate: -45deg !important;
  }
  [aria-expanded='false']:dir(rtl)::after {
    rotate: 135deg !important;
  }
  .entry[aria-disabled],
  .group:disabled {
    background: none;
    color: var(--dass-color-text-off);
    cursor: not-allowed;
  }
  [data-note]::after {
    content: ' ' attr(data-note);
    margin-inline-start: var(--dass-space-2);
    color: var(--dass-color-text-quiet);
    font-size: var(--dass-text-xs);
    font-weight: 400;
  }
  /* Deeper levels have a smaller indent, so that the labels keep enough space. */
  li > ul {
    margin-inline-start: var(--dass-space-3);
  }
  li li > ul {
    margin-inline-start: 20px;
    border-inline-start: 1px solid var(--dass-color-line);
  }
  li li li li > ul {
    margin-inline-start: var(--dass-space-2);
  }
  li li li li li li li > ul {
    margin-inline-start: 0;
  }
  .long li > ul {
    content-visibility: auto;
    contain-intrinsic-block-size: auto calc(var(--_rows) * var(--dass-row));
  }
  mark {
    background: none;
    color: var(--dass-color-accent-text);
    font-weight: 700;
    text-decoration: underline;
    text-underline-offset: 3px;
  }
  [aria-disabled] > mark,
  :disabled > mark {
    color: inherit;
  }
  .empty {
    margin: 0;
    padding: var(--dass-space-5) var(--dass-space-3);
    color: var(--dass-color-text-quiet);
    text-align: center;
  }
  @media (forced-colors: active) {
    .entry[aria-current] {
      outline: 1px solid Highlight;
      outline-offset: -1px;
    }
    .entry[aria-disabled],
    .group:disabled {
      color: GrayText;
    }
    mark {
      color: Highlight;
      forced-color-adjust: none;
    }
  }
  @media print {
    :host {
      display: none;
    }
  }
`;
