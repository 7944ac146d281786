import { css } from 'lit';

export const noticeStyles = css`
  :host {
    display: block;
    --_tone: var(--dass-color-info);
  }
  :host([type='success']) {
    --_tone: var(--dass-color-success);
  }
  :host([type='warning']) {
    --_tone: var(--dass-color-warning);
  }
  :host([type='error']) {
    --_tone: var(--dass-color-danger);
  }
  .notice {
    position: relative;
    display: flex;
    align-items: flex-start;
    gap: var(--dass-space-3);
    padding: 10px var(--dass-space-2) 10px 14px;
    border: 1px solid var(--dass-color-line);
    border-inline-start: 4px solid var(--_tone);
    border-radius: var(--dass-radius-m);
    background: var(--dass-color-raised);
    box-shadow: var(--dass-shadow);
    overflow: hidden;
    animation: arrive var(--dass-time-slow) var(--dass-ease);
  }
  .notice[hidden] {
    display: none;
  }
  .tone {
    color: var(--_tone);
    font-size: var(--dass-text-m);
    margin-block: 6px;
  }
  .text {
    flex: 1;
    min-inline-size: 0;
    max-block-size: 40dvh;
    margin-block: 6px;
    overflow: auto;
    overflow-wrap: anywhere;
    white-space: pre-line;
  }
  button {
    min-block-size: 32px;
    padding: 0 10px;
    border: 0;
    border-radius: var(--dass-radius-s);
    background: none;
    color: var(--dass-color-accent-text);
    font-weight: 600;
    cursor: pointer;
  }
  button:hover {
    background: var(--dass-color-hover);
  }
  button:active {
    background: var(--dass-color-press);
  }
  .time {
    position: absolute;
    inset-inline: 0;
    inset-block-end: 0;
    block-size: 2px;
    background: var(--_tone);
    transform-origin: left;
  }
  .time:dir(rtl) {
    transform-origin: right;
  }
  @keyframes arrive {
    from {
      opacity: 0;
      translate: 0 -8px;
    }
  }
  @media (pointer: coarse) {
    button {
      min-block-size: 44px;
      min-inline-size: 44px;
      margin-block: -6px;
    }
  }
  @media (prefers-reduced-motion: reduce) {
    .notice {
      animation: none;
    }
  }
  @media (forced-colors: active) {
    .time {
      background: CanvasText;
    }
  }
  @media print {
    :host {
      display: none;
    }
  }
`;
