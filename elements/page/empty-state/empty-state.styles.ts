import { css } from 'lit';

export const emptyStateStyles = css`
  /* As a container it has no width of its own: this is its width where the layout asks for one. */
  :host {
    display: block;
    container-type: inline-size;
    contain-intrinsic-inline-size: min(calc(16 * var(--dass-font-size)), 60vw);
    overflow-wrap: anywhere;
  }
  .box {
    display: grid;
    grid-template-columns: auto minmax(0, 1fr);
    gap: var(--dass-space-1) var(--dass-space-3);
    padding: var(--dass-space-3);
    color: var(--dass-color-text-quiet);
    text-align: start;
  }
  .sign {
    block-size: fit-content;
    font-size: var(--dass-text-m);
    line-height: 0;
  }
  p {
    margin: 0;
    text-wrap: pretty;
  }
  .heading {
    color: var(--dass-color-text);
    font-weight: 600;
  }
  .actions {
    grid-column: 2;
    display: flex;
    flex-wrap: wrap;
    align-items: center;
    gap: var(--dass-space-2);
  }
  /* A margin of the actions, because without any there is no gap. Important: a page may reset margins. */
  ::slotted(*) {
    margin-block-start: var(--dass-space-2) !important;
  }
  :host([kind='failed']) .sign {
    color: var(--dass-color-danger);
  }
  @container (inline-size >= calc(26em / 0.875)) {
    .box {
      grid-template-columns: minmax(0, 1fr);
      justify-items: center;
      row-gap: 0;
      padding: var(--dass-space-6) var(--dass-space-4);
      text-align: center;
    }
    .sign {
      display: grid;
      place-items: center;
      inline-size: 48px;
      block-size: 48px;
      margin-block-end: var(--dass-space-3);
      /* Visible in forced colors. */
      border: 1px solid transparent;
      border-radius: 50%;
      background: var(--dass-color-neutral-soft);
      font-size: var(--dass-text-l);
    }
    :host([kind='failed']) .sign {
      background: var(--dass-color-danger-soft);
    }
    .texts {
      display: grid;
      gap: var(--dass-space-1);
      max-inline-size: 56ch;
    }
    .heading {
      font-size: var(--dass-text-m);
    }
    .actions {
      grid-column: 1;
      justify-content: center;
    }
    ::slotted(*) {
      margin-block-start: var(--dass-space-4) !important;
    }
  }
`;
