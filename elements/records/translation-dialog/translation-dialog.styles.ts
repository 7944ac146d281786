import { css } from 'lit';

export const translationDialogStyles = css`
  dialog {
    /* Half of a small screen is too narrow for a text field. */
    min-inline-size: min(calc(36 * var(--dass-font-size)), 100% - 2 * var(--dass-space-5));
  }
  .content {
    display: grid;
    gap: var(--dass-space-4);
    container-type: inline-size;
  }
  .columns {
    display: flex;
    flex-direction: column;
    gap: var(--dass-space-4);
  }
  p,
  ul {
    margin: 0;
    padding: 0;
  }
  .rows {
    list-style: none;
  }
  .rows > li {
    padding-block: var(--dass-space-3);
    border-block-end: 1px solid var(--dass-color-line);
  }
  .rows > li:first-child {
    padding-block-start: 0;
  }
  .list > .add {
    margin-block-start: var(--dass-space-3);
  }
  .row {
    display: grid;
    gap: var(--dass-space-2);
  }
  .language,
  .removed,
  .row > .warning {
    display: flex;
    align-items: center;
    gap: var(--dass-space-2);
  }
  .language {
    align-items: flex-start;
    justify-content: space-between;
  }
  .language > dass-language-picker {
    flex: 0 1 calc(18 * var(--dass-font-size));
    min-inline-size: 0;
  }
  .language > .remove:disabled {
    background: none;
    color: var(--dass-color-text-off);
    cursor: not-allowed;
  }
  .list dass-text-input,
  .reference > * {
    inline-size: 100%;
  }
  .removed > span {
    flex: 1;
    min-inline-size: 0;
  }
  .removed,
  .reference > p,
  .empty {
    color: var(--dass-color-text-quiet);
  }
  .empty {
    padding-block: var(--dass-space-4);
    text-align: center;
  }
  .row > .warning {
    align-items: flex-start;
    color: var(--dass-color-warning);
    font-size: var(--dass-text-xs);
  }

  /* What gets the focus is not scrolled behind the reference above the rows. */
  @media (width < 36rem) {
    .body:has(.reference) {
      scroll-padding-block-start: calc(14.5 * var(--dass-font-size));
    }
  }
  /* Above the rows, where there is no room beside them. */
  .reference {
    position: sticky;
    inset-block-start: 0;
    z-index: 1;
    display: grid;
    gap: var(--dass-space-2);
    padding-block: var(--dass-space-1) var(--dass-space-3);
    border-block-end: 1px solid var(--dass-color-line-strong);
    background: var(--dass-color-raised);
  }
  .reference > dass-text-input::part(control) {
    max-block-size: calc(3lh + var(--dass-space-3));
  }
  @container (width >= calc(34em / 0.875)) {
    .columns {
      display: grid;
      grid-template-columns: minmax(0, 1fr) minmax(0, calc(13.5 * var(--dass-font-size)));
      gap: var(--dass-space-5);
    }
    .reference {
      order: 1;
      align-self: start;
      padding-block: 0;
      border: 0;
    }
    .reference > dass-text-input::part(control) {
      max-block-size: 40dvh;
    }
  }
  /* An on-screen keyboard or a low window: the row that is edited needs the height. */
  @media (height < 30rem) {
    .reference {
      position: static;
    }
  }

  footer > .error {
    flex-basis: 100%;
    color: var(--dass-color-danger);
    white-space: pre-line;
  }
  footer > .error:empty {
    display: none;
  }
  .checks {
    flex: 1 1 auto;
  }
  .summary {
    display: inline-flex;
    align-items: center;
    gap: var(--dass-space-2);
    min-block-size: var(--dass-control);
    margin-inline-start: calc(-1 * var(--dass-space-2));
    padding: var(--dass-space-1) var(--dass-space-2);
    border: 0;
    border-radius: var(--dass-radius-s);
    background: none;
    text-align: start;
    cursor: pointer;
  }
  .summary:hover {
    background: var(--dass-color-hover);
  }
  .summary:active {
    background: var(--dass-color-press);
  }
  .summary > svg,
  #checks svg {
    font-size: calc(1.125 * var(--dass-font-size));
  }
  #checks {
    display: grid;
    gap: var(--dass-space-2);
    max-inline-size: min(calc(26 * var(--dass-font-size)), 100vw - 3 * var(--dass-space-5));
    padding: var(--dass-space-3) var(--dass-space-4);
    list-style: none;
  }
  #checks li {
    display: flex;
    gap: var(--dass-space-2);
  }
  .valid > svg {
    color: var(--dass-color-success);
  }
  .invalid > svg {
    color: var(--dass-color-danger);
  }
  .warning > svg {
    color: var(--dass-color-warning);
  }
  #checks .valid {
    color: var(--dass-color-success);
  }
  #checks .invalid {
    color: var(--dass-color-danger);
  }
  #checks .warning {
    color: var(--dass-color-warning);
  }
  /* A disabled button swallows the pointer, and the reason is shown on hover and on tap. */
  .confirm-area > [disabled] {
    pointer-events: none;
  }
  @media (width < 48rem) {
    .checks {
      flex-basis: 100%;
    }
  }
`;
