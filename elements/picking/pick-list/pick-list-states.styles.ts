import { css } from 'lit';

const pressed = css`
  .tool {
    display: flex;
    align-items: center;
    gap: var(--dass-space-1);
    min-inline-size: var(--dass-control);
    min-block-size: var(--dass-control);
    padding: 0 var(--dass-space-2);
    border: 0;
    border-radius: var(--dass-radius-s);
    background: none;
    color: var(--dass-color-accent-text);
    cursor: pointer;
  }
  .tool:disabled {
    color: var(--dass-color-text-off);
    cursor: not-allowed;
  }
  .tool:enabled:hover {
    background: var(--dass-color-hover);
  }
  .tool:enabled:active {
    background: var(--dass-color-press);
  }
  .tool:focus-visible {
    outline-offset: -2px;
  }
  .move,
  .undo {
    cursor: pointer;
    user-select: none;
  }
  .move:disabled,
  .undo:disabled,
  input:disabled {
    cursor: not-allowed;
  }
  :is(.move, .undo):enabled:hover {
    background: linear-gradient(var(--dass-color-hover), var(--dass-color-hover)) var(--dass-color-surface);
    /* On hover only: enabling and disabling would be painted over several frames. */
    transition: background-color var(--dass-time-fast) var(--dass-ease);
  }
  :is(.move, .undo):enabled:active {
    background: linear-gradient(var(--dass-color-press), var(--dass-color-press)) var(--dass-color-surface);
  }
`;

const marked = css`
  input:focus-visible {
    outline: none;
  }
  .filter:has(input:focus-visible) {
    box-shadow: inset 0 0 0 2px var(--dass-color-accent-text);
  }
  :host(:state(user-invalid)) .pane[data-list='selected'] {
    border-color: var(--dass-color-danger);
  }
  /* Around an empty list; otherwise around the active row. */
  .rows:focus-visible {
    outline-offset: -2px;
  }
  .rows[aria-activedescendant]:focus-visible {
    outline: none;
  }
  .row {
    cursor: pointer;
    /* WebKit supports the prefixed property only. Without it, a drag would select text. */
    -webkit-user-select: none;
    user-select: none;
    -webkit-touch-callout: none;
  }
  :host([readonly]) .row {
    cursor: default;
  }
  .row[aria-disabled='true'],
  :host(:disabled) .row {
    cursor: not-allowed;
  }
  .row:hover {
    background: var(--dass-color-hover);
  }
  .row.selected {
    border-color: var(--dass-color-accent-text);
    background: var(--dass-color-accent-soft);
  }
  .row.selected:hover {
    background: linear-gradient(var(--dass-color-hover), var(--dass-color-hover)) var(--dass-color-accent-soft);
  }
  .row:active {
    background: var(--dass-color-press);
  }
  .rows:focus-visible .active {
    outline: 2px solid var(--dass-color-accent-text);
    outline-offset: -2px;
  }
  :host(:disabled) .row:hover {
    background: none;
  }
  .reason {
    position: absolute;
    inset-inline: 0;
    inset-block-end: 0;
    display: none;
    margin: 0;
    padding: var(--dass-space-2) var(--dass-space-3);
    border-block-start: 1px solid var(--dass-color-line);
    background: var(--dass-color-raised);
    font-size: var(--dass-text-s);
    overflow-wrap: anywhere;
    pointer-events: none;
  }
  .reason.upper {
    inset-block: 0 auto;
    border-block: 0 solid var(--dass-color-line);
    border-block-end-width: 1px;
  }
  .rows:focus ~ .reason {
    display: block;
  }
`;

const forced = css`
  @media (forced-colors: active) {
    .row {
      border-color: Canvas;
    }
    .row.selected {
      border-color: Highlight;
      background: Highlight;
      color: HighlightText;
      forced-color-adjust: none;
    }
    .row.selected :is(.code, .note) {
      color: HighlightText;
    }
    .rows:focus-visible .active {
      outline-color: ButtonText;
    }
    .row[aria-disabled='true'],
    :disabled {
      color: GrayText;
    }
    :host(:state(user-invalid)) .pane {
      border-style: dashed;
    }
  }
`;

/** Styles of hover, focus, selection and press, and of forced colors. */
export const pickListStatesStyles = [pressed, marked, forced];
