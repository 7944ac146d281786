import { css } from 'lit';

/**
 * A list of options in a box that scrolls: rows with a tick and a label (`.ticks` on the scroller draws the tick as a
 * box), a bar above it, and a text where there is none.
 */
export const optionRowStyles = css`
  .row {
    display: flex;
    align-items: center;
    gap: var(--dass-space-2);
    padding-inline: var(--dass-space-3);
    cursor: pointer;
    user-select: none;
  }
  .row[hidden] {
    display: none;
  }
  .row:hover {
    background: var(--dass-color-hover);
  }
  .row:active {
    background: var(--dass-color-press);
  }
  .text {
    flex: 1;
    min-inline-size: 0;
    overflow: hidden;
    text-overflow: ellipsis;
    white-space: nowrap;
  }
  .tick {
    flex: none;
    display: grid;
    place-items: center;
    inline-size: 18px;
    color: var(--dass-color-accent-text);
  }
  /* The tick is drawn here: an icon in each row would double what a list costs. */
  .on .tick::before {
    content: '';
    inline-size: 12px;
    block-size: 12px;
    background: currentColor;
    clip-path: polygon(14% 47%, 4% 58%, 38% 90%, 97% 22%, 86% 12%, 37% 68%);
  }
  .ticks .tick,
  .tick-box {
    flex: none;
    display: grid;
    place-items: center;
    inline-size: 18px;
    block-size: 18px;
    border: 1px solid var(--dass-color-line-strong);
    border-radius: var(--dass-radius-s);
    background: var(--dass-color-surface);
    color: var(--dass-color-on-accent);
    font-size: 12px;
  }
  .ticks .on .tick,
  .tick-box.on {
    border-color: var(--dass-color-accent);
    background: var(--dass-color-accent);
  }
  .bar {
    display: flex;
    flex-wrap: wrap;
    align-items: center;
    gap: 0 var(--dass-space-1);
    padding-inline: var(--dass-space-1);
    border-block-end: 1px solid var(--dass-color-line);
    background: var(--dass-color-sunken);
    font-size: var(--dass-text-s);
  }
  .bar button {
    display: flex;
    align-items: center;
    gap: var(--dass-space-2);
    min-block-size: var(--dass-control);
    padding: 0 var(--dass-space-2);
    border: 0;
    border-radius: var(--dass-radius-s);
    background: none;
    cursor: pointer;
  }
  .bar button:hover {
    background: var(--dass-color-hover);
  }
  .bar button:active {
    background: var(--dass-color-press);
  }
  .bar button:focus-visible {
    outline-offset: -2px;
  }
  .bar button:disabled {
    background: none;
    color: var(--dass-color-text-off);
    cursor: not-allowed;
  }
  .all {
    font-weight: 500;
  }
  .count {
    margin-inline-start: auto;
    padding-inline: var(--dass-space-2);
    padding-block: var(--dass-space-1);
    color: var(--dass-color-text-quiet);
    font-size: var(--dass-text-xs);
  }
  .empty {
    margin: 0;
    padding: var(--dass-space-5) var(--dass-space-3);
    color: var(--dass-color-text-quiet);
    text-align: center;
    overflow-wrap: anywhere;
  }
  mark {
    background: none;
    color: var(--dass-color-accent-text);
    font-weight: 700;
    text-decoration: underline;
    text-underline-offset: 3px;
  }
  @media (forced-colors: active) {
    .row:hover {
      outline: 1px solid Highlight;
      outline-offset: -1px;
    }
    .ticks .on .tick,
    .tick-box.on {
      border-color: Highlight;
      background: Highlight;
      color: HighlightText;
      forced-color-adjust: none;
    }
    .on .tick::before {
      forced-color-adjust: none;
    }
    mark {
      color: Highlight;
      forced-color-adjust: none;
    }
  }
`;
