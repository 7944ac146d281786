import { css } from 'lit';

/*
 * The number of columns follows the width of the element without a script, so that nothing moves after the first paint.
 */
export const formLayoutStyles = css`
  /* As a container it has no width of its own: this is its width where the layout asks for one. */
  :host {
    display: block;
    container-type: inline-size;
    contain-intrinsic-inline-size: min(calc(20 * var(--dass-font-size)), 80vw);
    --_padding: var(--dass-form-layout-padding, 0px);
  }
  /* A sticky header of a table in it is below the actions. */
  .section {
    isolation: isolate;
    padding: var(--_padding);
  }
  p {
    margin: 0;
    overflow-wrap: anywhere;
    text-wrap: pretty;
  }
  #heading {
    font-size: var(--dass-text-m);
    font-weight: 600;
  }
  #description {
    max-inline-size: calc(60 * var(--dass-font-size));
    color: var(--dass-color-text-quiet);
  }
  p + .fields {
    margin-block-start: var(--dass-space-3);
  }
  .fields {
    --_columns: 1;
    display: grid;
    grid-template-columns: repeat(var(--_columns), minmax(0, 1fr));
    /* An error makes its field longer; the controls beside it stay where they are. */
    align-items: start;
    gap: var(--dass-space-4) var(--dass-space-5);
  }
  ::slotted(*) {
    inline-size: auto;
    min-inline-size: 0;
    max-inline-size: none;
  }
  ::slotted([data-span='2']) {
    grid-column: span min(2, var(--_columns));
  }
  ::slotted([data-span='3']) {
    grid-column: span min(3, var(--_columns));
  }
  ::slotted(:is([data-span='full'], dass-form-layout)) {
    grid-column: 1 / -1;
  }
  ::slotted(dass-form-layout) {
    --dass-form-layout-padding: 0px;
  }
  ::slotted(dass-form-layout:not(:first-child)) {
    margin-block-start: var(--dass-space-2);
  }
  ::slotted(dass-form-layout:not(:last-child)) {
    margin-block-end: var(--dass-space-2);
  }

  .actions,
  .buttons {
    display: flex;
    flex-wrap: wrap;
    align-items: center;
    justify-content: end;
    gap: var(--dass-space-2);
  }
  .actions {
    position: sticky;
    inset-block-end: 0;
    z-index: 1;
    margin-block-start: max(0px, var(--dass-space-4) - var(--_padding));
    padding: var(--dass-space-3) var(--_padding);
    border-block-start: 1px solid var(--dass-color-line);
    border-end-start-radius: inherit;
    border-end-end-radius: inherit;
    background: var(--dass-color-surface);
  }
  .actions[hidden] {
    display: none;
  }
  ::slotted([slot='status']) {
    margin-inline-end: auto;
    overflow-wrap: anywhere;
  }
  /* An empty live region takes no room, but is not hidden: its first text would not be announced. */
  ::slotted([slot='status']:empty) {
    position: absolute;
  }
  @media (height < 30rem) {
    .actions {
      position: static;
    }
  }
  @media print {
    .actions {
      position: static;
    }
  }

  /* Labels above the fields. A switch, which has its label beside it, is in line with the controls of its row. */
  @container (inline-size >= calc(30em / 0.875)) {
    :host([labels='top']:not([columns='1'])) .fields {
      --_columns: 2;
    }
    :host([labels='top']:not([columns='1'])) ::slotted(dass-switch:not([data-span='full'])) {
      margin-block-start: calc(1lh + var(--dass-space-1));
    }
  }
  @container (inline-size >= calc(40em / 0.875)) {
    :host([labels='top'][columns='3']) .fields {
      --_columns: 3;
    }
  }
  @container (inline-size >= calc(60em / 0.875)) {
    :host([labels='top'][columns='4']) .fields {
      --_columns: 4;
    }
  }

  /* Labels at the side. */
  @container (inline-size >= calc(28em / 0.875)) {
    :host([labels='side']) ::slotted(*) {
      --dass-label-float: inline-start;
      --dass-label-width: var(--dass-form-layout-label-width, calc(11 * var(--dass-font-size)));
    }
  }
  @container (inline-size >= calc(52em / 0.875)) {
    :host([labels='side']:not([columns='1'])) .fields {
      --_columns: 2;
    }
  }
  @container (inline-size >= calc(78em / 0.875)) {
    :host([labels='side'][columns='3']) .fields {
      --_columns: 3;
    }
  }
  @container (inline-size >= calc(104em / 0.875)) {
    :host([labels='side'][columns='4']) .fields {
      --_columns: 4;
    }
  }
`;
