import { css } from 'lit';

const buttons = css`
  .buttons {
    display: flex;
    flex-direction: column;
    justify-content: center;
    align-items: stretch;
    gap: var(--dass-space-2);
    padding: var(--dass-space-2) var(--dass-space-3);
  }
  :host([button-align='space-between']) .buttons {
    justify-content: space-between;
  }
  :host([button-align='top']) .buttons {
    justify-content: flex-start;
  }
  :host([button-align='bottom']) .buttons {
    justify-content: flex-end;
  }
  .move,
  .undo {
    position: relative;
    display: flex;
    align-items: center;
    justify-content: center;
    gap: var(--dass-space-2);
    min-block-size: var(--dass-control);
    min-inline-size: 40px;
    padding: var(--dass-space-1);
    border: 1px solid var(--dass-color-line-strong);
    border-radius: var(--dass-radius-s);
    background: var(--dass-color-surface);
    cursor: pointer;
    user-select: none;
  }
  .undo {
    border-color: transparent;
    background: none;
  }
  .move:disabled,
  .undo:disabled {
    border-color: var(--dass-color-line);
    background: none;
    color: var(--dass-color-text-off);
    cursor: not-allowed;
  }
  .undo:disabled {
    border-color: transparent;
  }
  /* The words are for those who do not see the arrows, and for all where there is room. */
  .buttons span,
  .tool span {
    position: absolute;
    inline-size: 1px;
    block-size: 1px;
    overflow: hidden;
    clip-path: inset(50%);
    white-space: nowrap;
  }
  /* One or two corners that point to where the items go. */
  .move::before,
  .add-all::after,
  .remove-all::after {
    content: '';
    flex: none;
    inline-size: 8px;
    block-size: 8px;
    border-block-start: 1.75px solid currentColor;
    border-inline-end: 1.75px solid currentColor;
    rotate: var(--_turn);
  }
  .move {
    --_turn: 45deg;
  }
  .add-all::before,
  .remove-all::before,
  .add-all::after,
  .remove-all::after {
    order: -1;
  }
  .add-all::after,
  .remove-all::after {
    margin-inline-start: -11px;
  }
  .move:dir(rtl) {
    --_turn: -45deg;
  }
  .remove,
  .remove-all {
    --_turn: 225deg;
    &:dir(rtl) {
      --_turn: 135deg;
    }
  }
`;

const narrow = css`
  @container (width >= 64rem) {
    .move,
    .undo {
      justify-content: flex-start;
      padding-inline: var(--dass-space-3);
    }
    /* One arrow stands in the middle of two. */
    :is(.add, .remove)::before {
      margin-inline: 2.5px;
    }
    .buttons span,
    .tool span {
      position: static;
      inline-size: auto;
      block-size: auto;
      clip-path: none;
      text-overflow: ellipsis;
    }
  }
  @container (width < 40rem) {
    .lists {
      grid-template-columns: minmax(0, 1fr);
    }
    .buttons {
      flex-direction: row;
      justify-content: center;
    }
    :host([button-align='top']) .buttons,
    :host([button-align='bottom']) .buttons {
      justify-content: center;
    }
    .move,
    .undo {
      flex: 1;
      max-inline-size: 72px;
    }
    .move {
      --_turn: 135deg;
      &:dir(rtl) {
        --_turn: -135deg;
      }
    }
    .remove,
    .remove-all {
      --_turn: -45deg;
      &:dir(rtl) {
        --_turn: 45deg;
      }
    }
    .add-all,
    .remove-all {
      flex-direction: column;
      gap: 0;
    }
    .add-all::after,
    .remove-all::after {
      margin: -3px 0 0;
    }
    /* In a dialog the two lists share the screen: both are seen, with their counts, whatever the height says. */
    :host(.fills) .lists {
      flex: 1;
      grid-template-rows: minmax(12rem, 1fr) auto minmax(12rem, 1fr);
    }
    :host(.fills) .view {
      flex: 1;
    }
    :host(.fills) .lists .rows {
      position: absolute;
      inset: 0;
      block-size: auto;
    }
  }
  @media (pointer: coarse) {
    /* Below 16 px iOS enlarges the page when the field gets the focus. */
    input {
      font-size: max(16px, 1em);
    }
    .move,
    .undo {
      min-inline-size: 48px;
    }
  }
`;

/** The buttons between the lists, and how all stands where there is little room. */
export const pickButtonsStyles = [buttons, narrow];
