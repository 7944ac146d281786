import { css } from 'lit';

/** Rows with a tick and a label, in a box that scrolls; `.ticks` on the scroller draws the tick as a box. */
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
    color: var(--dass-color-accent-text);
  }
  .tick svg {
    visibility: hidden;
  }
  .on .tick svg {
    visibility: visible;
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
    mark {
      color: Highlight;
      forced-color-adjust: none;
    }
  }
`;
