import { css } from 'lit';

export const selectSheetStyles = css`
  /* At the bottom of the visual viewport, above an on-screen keyboard, as high as its options. */
  .sheet::part(dialog) {
    inset-block-end: var(--_covered, 0px);
    inline-size: 100%;
    block-size: fit-content;
    max-block-size: calc(var(--_seen, 100dvh) - var(--dass-space-6));
    margin: auto 0 0;
    border: 0;
    border-block-start: 1px solid var(--dass-color-line);
    border-radius: var(--dass-radius-m) var(--dass-radius-m) 0 0;
  }
  .sheet::part(header) {
    position: relative;
    padding-block-end: var(--dass-space-3);
    touch-action: none;
    -webkit-user-select: none;
    user-select: none;
  }
  /* A handle, which shows that the sheet can be swiped down. */
  .sheet::part(header)::before {
    content: '';
    position: absolute;
    inset-block-start: 6px;
    inset-inline: 0;
    inline-size: 36px;
    margin-inline: auto;
    border-block-start: 4px solid var(--dass-color-line-strong);
    border-radius: 2px;
  }
  .sheet::part(body) {
    display: flex;
    flex-direction: column;
    padding: 0;
    overflow: hidden;
  }
  .sheet .filter {
    border-block: 1px solid var(--dass-color-line);
    padding-inline: var(--dass-space-2);
    font-size: max(16px, 1em);
  }
  .sheet .filter > .inside {
    inline-size: var(--dass-control);
  }
  .sheet .bar {
    padding-inline: var(--dass-space-2);
  }
  /* Two lines of a label, and a touch target for a gloved finger. */
  .sheet .rows {
    --_row: max(var(--dass-row), 2lh + var(--dass-space-4));
    font-size: var(--dass-text-m);
    line-height: 1.25;
  }
  .sheet .row {
    padding-inline: var(--dass-space-4);
    border-block-end: 1px solid var(--dass-color-line);
  }
  .sheet .text {
    display: -webkit-box;
    -webkit-box-orient: vertical;
    -webkit-line-clamp: 2;
    white-space: normal;
    overflow-wrap: anywhere;
  }
  .choices {
    flex: 0 1 auto;
    display: grid;
    grid-template-rows: minmax(0, auto);
    min-block-size: 0;
  }
  .choices:last-child {
    padding-block-end: env(safe-area-inset-bottom);
  }
  .choices > :is(.rows, dass-spinner),
  .choices.none > .empty {
    grid-area: 1 / 1;
  }
  /* As high as all options, also while filtered, so that the filter does not move under the finger. */
  .choices > .rows {
    block-size: calc(var(--_count, 0) * var(--_row));
    max-block-size: 100%;
  }
  .choices > .empty {
    position: relative;
    min-block-size: calc(2 * var(--dass-space-5) + 1lh);
    font-size: var(--dass-text-m);
  }
  .filter > dass-spinner {
    margin-inline: var(--dass-space-2);
  }
  /* Above the rows, so that they do not move under the finger. */
  .choices > dass-spinner {
    position: relative;
    place-self: start end;
    margin: var(--dass-space-2);
    padding: var(--dass-space-1);
    border-radius: 50%;
    background: var(--dass-color-raised);
    box-shadow: var(--dass-shadow);
    pointer-events: none;
  }
  .done {
    flex: 1;
  }
`;
