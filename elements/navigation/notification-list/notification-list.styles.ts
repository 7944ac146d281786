import { css } from 'lit';

export const notificationListStyles = css`
  :host {
    display: block;
  }
  .frame {
    position: relative;
    display: flex;
    flex-direction: column;
    max-inline-size: 100%;
    overflow: hidden;
  }
  .head {
    display: flex;
    flex-wrap: wrap;
    align-items: center;
    justify-content: space-between;
    gap: var(--dass-space-1) var(--dass-space-3);
    padding: var(--dass-space-2) var(--dass-space-2) var(--dass-space-2) var(--dass-space-4);
    border-block-end: 1px solid var(--dass-color-line);
  }
  .head:dir(rtl) {
    padding-inline: var(--dass-space-4) var(--dass-space-2);
  }
  h2 {
    margin: 0;
    min-inline-size: 0;
    padding-block: 6px;
    font-size: var(--dass-text-m);
    font-weight: 600;
    overflow-wrap: anywhere;
  }
  .all {
    display: flex;
    margin-inline-start: calc(var(--dass-space-2) * -1);
    align-items: center;
    gap: var(--dass-space-2);
    min-block-size: var(--dass-control);
    padding: var(--dass-space-1) var(--dass-space-2);
    border: 0;
    border-radius: var(--dass-radius-s);
    background: none;
    color: var(--dass-color-accent-text);
    font-weight: 500;
    text-align: start;
    cursor: pointer;
  }
  .all:hover {
    background: var(--dass-color-hover);
  }
  .all:active {
    background: var(--dass-color-press);
  }
  .scroller {
    display: flex;
    flex: 1;
    flex-direction: column;
    min-block-size: 0;
  }
  /* Moves the end marker below the rows, which come after it in the DOM. */
  .end {
    order: 1;
  }
  .end,
  .rows-range {
    flex: none;
  }
  .end {
    block-size: 1px;
  }
  /* The height of a row depends on its texts. */
  .row {
    block-size: auto;
    contain: layout style;
    border-block-end: 1px solid var(--dass-color-line);
  }
  /* The avatar column fits eight letters, so that the texts of all rows are aligned. */
  .link {
    display: grid;
    grid-template-columns: minmax(48px, max-content) minmax(0, 1fr);
    gap: var(--dass-space-1);
    padding: var(--dass-space-3) var(--dass-space-4) var(--dass-space-3) 14px;
    color: inherit;
    text-decoration: none;
    cursor: pointer;
    -webkit-touch-callout: none;
    transition: background-color var(--dass-time-fast) var(--dass-ease);
  }
  .link:dir(rtl) {
    padding-inline: 14px var(--dass-space-4);
  }
  .link.unread {
    padding-inline-end: calc(var(--dass-control) + var(--dass-space-4));
    background: var(--dass-color-accent-soft);
  }
  .link:hover {
    background-image: linear-gradient(var(--dass-color-hover), var(--dass-color-hover));
  }
  .link:active {
    background-image: linear-gradient(var(--dass-color-press), var(--dass-color-press));
  }
  .link:focus-visible,
  .mark:focus-visible {
    outline-offset: -2px;
  }
  .dot {
    position: absolute;
    inset-block-start: 25px;
    inset-inline-start: 4px;
    inline-size: 8px;
    block-size: 8px;
    border-radius: 50%;
    background: var(--dass-color-accent-text);
  }
  .avatar {
    --_size: 32px;
    justify-self: center;
    margin-block-start: 1px;
  }
  .texts {
    display: grid;
    align-content: start;
    gap: 1px;
    min-inline-size: 0;
    overflow-wrap: anywhere;
  }
  strong {
    font-weight: 600;
  }
  .detail,
  time {
    color: var(--dass-color-text-quiet);
    font-size: var(--dass-text-xs);
  }
  time {
    margin-block-start: 2px;
    font-variant-numeric: tabular-nums;
  }
  .mark {
    position: absolute;
    inset-block-start: 6px;
    inset-inline-end: var(--dass-space-2);
    color: var(--dass-color-accent-text);
  }
  .arrived {
    position: absolute;
    inset-block-start: 64px;
    inset-inline: 0;
    display: flex;
    align-items: center;
    gap: var(--dass-space-1);
    inline-size: max-content;
    min-block-size: 32px;
    margin-inline: auto;
    padding: var(--dass-space-1) 14px var(--dass-space-1) 10px;
    border: 0;
    border-radius: 99px;
    background: var(--dass-color-accent);
    color: var(--dass-color-on-accent);
    font-weight: 600;
    box-shadow: var(--dass-shadow);
    cursor: pointer;
  }
  .arrived:hover {
    background: linear-gradient(rgb(0 0 0 / 0.12) 0 0) var(--dass-color-accent);
  }
  .arrived:active {
    background: linear-gradient(rgb(0 0 0 / 0.24) 0 0) var(--dass-color-accent);
  }
  .empty {
    display: grid;
    justify-items: center;
    align-content: center;
    gap: var(--dass-space-2);
    flex: 1;
    margin: 0;
    padding: var(--dass-space-5);
    color: var(--dass-color-text-quiet);
    text-align: center;
  }
  .empty svg {
    font-size: calc(1.5 * var(--dass-font-size));
  }
  @media (forced-colors: active) {
    .dot {
      background: Highlight;
      forced-color-adjust: none;
    }
    .arrived {
      border: 1px solid ButtonText;
    }
  }
`;
