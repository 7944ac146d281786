import { css } from 'lit';

export const buttonStyles = css`
  :host {
    display: inline-block;
    max-inline-size: 100%;
    vertical-align: middle;
    --_ink: var(--dass-color-text);
    --_line: var(--dass-color-line-strong);
    --_fill: var(--dass-color-surface);
    --_hover: var(--dass-color-hover);
    --_press: var(--dass-color-press);
  }
  button {
    position: relative;
    display: inline-flex;
    align-items: center;
    justify-content: center;
    gap: var(--dass-space-2);
    inline-size: 100%;
    min-block-size: var(--dass-control);
    padding: var(--dass-space-1) 14px;
    border: 1px solid var(--_line);
    border-radius: var(--dass-radius-s);
    background: linear-gradient(var(--_tint, transparent), var(--_tint, transparent)) var(--_fill);
    color: var(--_ink);
    font-weight: 500;
    cursor: pointer;
    user-select: none;
  }
  .label {
    min-inline-size: 0;
    overflow-wrap: break-word;
  }
  button:hover {
    --_tint: var(--_hover);
  }
  button:active {
    --_tint: var(--_press);
  }
  :host([tone='accent']) {
    --_ink: var(--dass-color-accent-text);
    --_line: var(--dass-color-accent-line);
  }
  :host([tone='danger']) {
    --_ink: var(--dass-color-danger);
    --_line: var(--dass-color-danger-line);
  }
  :host([appearance='solid']) {
    --_fill: var(--dass-color-accent);
    --_ink: var(--dass-color-on-accent);
    --_line: transparent;
    --_hover: rgb(0 0 0 / 0.12);
    --_press: rgb(0 0 0 / 0.24);
  }
  :host([appearance='solid'][tone='danger']) {
    --_fill: var(--dass-color-danger-fill);
  }
  :host([appearance='plain']) {
    --_fill: transparent;
    --_line: transparent;
  }
  :host([icon-only]) button {
    inline-size: var(--dass-control);
    padding: 0;
  }
  button:disabled {
    --_tint: transparent;
    cursor: not-allowed;
    color: var(--dass-color-text-off);
    border-color: var(--dass-color-line);
    background: none;
  }
  :host([appearance='plain']) button:disabled {
    background: none;
    border-color: transparent;
  }
  :host([busy]) button {
    cursor: progress;
  }
  :host([busy]) .label,
  :host([busy]) ::slotted(*) {
    opacity: 0.35;
  }
  .spinner {
    position: absolute;
    inline-size: 1.15em;
    block-size: 1.15em;
    border: 2px solid currentColor;
    border-inline-start-color: transparent;
    border-radius: 50%;
    animation: turn 0.9s linear infinite;
  }
  @keyframes turn {
    to {
      rotate: 1turn;
    }
  }
  @media (prefers-reduced-motion: reduce) {
    .spinner {
      animation-duration: 4s;
    }
  }
  @media (forced-colors: active) {
    :host([appearance='solid']) button:not(:disabled) {
      border-color: Highlight;
      background: Highlight;
      color: HighlightText;
      forced-color-adjust: none;
    }
    :host([appearance='solid']) button:not(:disabled):hover {
      border-color: ButtonText;
    }
    button:disabled {
      color: GrayText;
    }
  }
`;
