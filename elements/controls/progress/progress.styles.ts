import { css } from 'lit';

export const progressStyles = css`
  :host {
    display: block;
    --_tone: var(--dass-color-accent-text);
  }
  :host([tone='success']) {
    --_tone: var(--dass-color-success);
  }
  :host([tone='warning']) {
    --_tone: var(--dass-color-warning);
  }
  :host([tone='danger']) {
    --_tone: var(--dass-color-danger);
  }
  .text {
    display: flex;
    align-items: baseline;
    gap: var(--dass-space-3);
    margin-block-end: 6px;
    font-size: var(--dass-text-xs);
    color: var(--dass-color-text-quiet);
  }
  .label {
    flex: 1;
    min-inline-size: 0;
    overflow-wrap: anywhere;
  }
  .value {
    font-variant-numeric: tabular-nums;
  }
  .track {
    display: block;
    block-size: 6px;
    overflow: hidden;
    border-radius: 3px;
    background: var(--dass-color-line);
  }
  .bar {
    display: block;
    block-size: 100%;
    inline-size: calc(100% * var(--_share, 0));
    border-radius: inherit;
    background: var(--_tone);
    transition: inline-size var(--dass-time-slow) var(--dass-ease);
  }
  .unknown .bar {
    inline-size: 40%;
    animation: pass 1.6s ease-in-out infinite;
  }
  @keyframes pass {
    from {
      margin-inline-start: -40%;
    }
    to {
      margin-inline-start: 100%;
    }
  }
  @keyframes breathe {
    50% {
      opacity: 0.35;
    }
  }
  @media (prefers-reduced-motion: reduce) {
    .unknown .bar {
      inline-size: 100%;
      animation: breathe 2.4s ease-in-out infinite;
    }
  }
  @media (forced-colors: active) {
    .track {
      block-size: 8px;
      border: 1px solid CanvasText;
    }
    .bar {
      background: Highlight;
      forced-color-adjust: none;
    }
  }
  @media print {
    .bar {
      print-color-adjust: exact;
    }
  }
`;
