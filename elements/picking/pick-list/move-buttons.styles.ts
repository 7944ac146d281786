import { css } from 'lit';

const buttons = css`
  .buttons {
    display: flex;
    flex-direction: column;
    justify-content: var(--_align, center);
    gap: var(--dass-space-2);
    padding: var(--dass-space-2) var(--dass-space-3);
  }
  :host([button-align='space-between']) .buttons {
    justify-content: space-between;
  }
  :host([button-align='top']) {
    --_align: start;
  }
  :host([button-align='bottom']) {
    --_align: end;
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
    border: 1px solid transparent;
    border-radius: var(--dass-radius-s);
    background: none;
  }
  .move {
    --_turn: 45deg;
    border-color: var(--dass-color-line);
  }
  .move:enabled:not([aria-disabled]) {
    border-color: var(--dass-color-line-strong);
    background: var(--dass-color-surface);
  }
  .move:is(:disabled, [aria-disabled='true']),
  .undo:disabled {
    color: var(--dass-color-text-off);
  }
  /* Visually hidden where there is no room for texts. */
  .buttons span,
  .tool span {
    position: absolute;
    inline-size: 1px;
    block-size: 1px;
    overflow: hidden;
    clip-path: inset(50%);
    white-space: nowrap;
  }
  /* One or two corners as arrows. */
  .move::before,
  [class$='-all']::after {
    content: '';
    flex: none;
    order: -1;
    inline-size: 8px;
    block-size: 8px;
    border-block-start: 1.75px solid currentColor;
    border-inline-end: 1.75px solid currentColor;
    rotate: calc(var(--_turn) * var(--_sign, 1));
    /* The tip of the corner is not in the middle of its box: aligns all arrows. */
    translate: calc(var(--_tip-x, -2px) * var(--_sign, 1)) var(--_tip-y, 0px);
  }
  [class$='-all']::after {
    margin-inline-start: -11px;
  }
  [class*='remove'] {
    --_turn: 225deg;
    --_tip-x: 2px;
  }
`;

const narrow = css`
  /* From this width, the longest text fits in each language. */
  @container (width >= calc(64em / 0.875)) {
    .buttons {
      padding-inline: var(--dass-space-2);
    }
    .move,
    .undo {
      justify-content: flex-start;
      padding-inline: var(--dass-space-2);
    }
    /* Arrows are as wide as the icon, so that the texts are aligned. */
    :is(.add, .remove)::before {
      margin-inline: 6px;
    }
    [class$='-all'] {
      &::before {
        margin-inline-start: 3.5px;
      }
      &::after {
        margin-inline-end: 3.5px;
      }
    }
    .undo svg {
      inline-size: 20px;
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
  @container (width < calc(40em / 0.875)) {
    .lists {
      grid-template-columns: minmax(0, 1fr);
    }
    .buttons {
      flex-direction: row;
      --_align: center;
    }
    .move,
    .undo {
      flex: 1;
      max-inline-size: 72px;
    }
    .move {
      --_turn: 135deg;
      --_tip-x: 0px;
      --_tip-y: -2px;
    }
    [class*='remove'] {
      --_turn: -45deg;
      --_tip-y: 2px;
    }
    [class$='-all'] {
      flex-direction: column;
      gap: 0;
    }
    [class$='-all']::after {
      margin: -3px 0 0;
    }
  }
  @media (pointer: coarse) {
    /* Below 16 px, iOS zooms the page when the field gets the focus. */
    input {
      font-size: max(16px, 1em);
    }
    .move,
    .undo {
      min-inline-size: 48px;
    }
  }
`;

/** Styles of the buttons between the lists, and of small widths. */
export const moveButtonsStyles = [buttons, narrow];
