import { css } from 'lit';

export const recorderStyles = css`
  :host {
    display: block;
    --_red: var(--dass-color-danger);
  }
  .recorder {
    display: grid;
    gap: var(--dass-space-3);
    padding: var(--dass-space-4);
    border: 1px solid var(--dass-color-line);
    border-radius: var(--dass-radius-m);
    background: var(--dass-color-surface);
    container-type: inline-size;
  }
  .recorder.recording {
    border-color: var(--dass-color-danger-line);
  }
  p {
    margin: 0;
  }
  .head,
  .buttons,
  .live {
    display: flex;
    flex-wrap: wrap;
    align-items: center;
    gap: var(--dass-space-2);
    min-inline-size: 0;
  }
  /* In a narrow box the menu goes below it. */
  .label {
    flex: 1 1 calc(10 * var(--dass-font-size));
    min-inline-size: 0;
    font-weight: 600;
    overflow-wrap: anywhere;
  }
  .grow {
    flex: 1;
    min-inline-size: 0;
  }
  .dot,
  .light {
    flex: none;
    inline-size: 12px;
    block-size: 12px;
    border-radius: 50%;
    background: var(--_red);
  }
  .record[disabled] > .dot {
    background: currentColor;
  }
  .recording .light {
    animation: pulse 1.6s ease-in-out infinite;
  }
  .paused .light {
    border-radius: 2px;
    background: var(--dass-color-text-quiet);
  }
  .time {
    min-inline-size: 3.4em;
    font-size: var(--dass-text-xl);
    font-weight: 600;
    line-height: 1.2;
    font-variant-numeric: tabular-nums;
  }
  .meter {
    flex: 1 1 calc(8 * var(--dass-font-size));
    block-size: 8px;
    overflow: hidden;
    border-radius: 4px;
    background: var(--dass-color-line);
  }
  .level {
    display: block;
    block-size: 100%;
    inline-size: calc(100% * var(--_share, 0));
    border-radius: inherit;
    background: var(--dass-color-success);
    transition: inline-size 80ms linear;
  }
  .facts {
    color: var(--dass-color-text-quiet);
    font-size: var(--dass-text-xs);
    font-variant-numeric: tabular-nums;
  }
  .hint {
    color: var(--dass-color-warning);
  }
  .draft {
    display: grid;
    gap: var(--dass-space-2);
    padding: var(--dass-space-3);
    border: 1px solid var(--dass-color-accent-line);
    border-radius: var(--dass-radius-m);
    background: var(--dass-color-accent-soft);
  }
  /* As high as it is when it is loaded. */
  dass-player:not(:defined) {
    display: block;
    min-block-size: 62px;
  }
  dass-player[with-range]:not(:defined) {
    min-block-size: 110px;
  }
  dass-player[hidden] {
    display: none;
  }
  @keyframes pulse {
    50% {
      opacity: 0.35;
    }
  }
  @media (prefers-reduced-motion: reduce) {
    .recording .light {
      animation: none;
    }
    .level {
      transition: none;
    }
  }
  @media (forced-colors: active) {
    .dot,
    .light,
    .level {
      background: Highlight;
      forced-color-adjust: none;
    }
    .meter {
      border: 1px solid CanvasText;
    }
  }
`;
