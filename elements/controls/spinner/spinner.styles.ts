import { css } from 'lit';

export const spinnerStyles = css`
  :host {
    display: inline-flex;
    align-items: center;
    gap: var(--dass-space-2);
    vertical-align: middle;
    font: inherit;
    color: inherit;
  }
  .turning {
    flex: none;
    inline-size: var(--dass-spinner-size, 1.25em);
    block-size: var(--dass-spinner-size, 1.25em);
    border: max(2px, calc(var(--dass-spinner-size, 1.25em) / 9)) solid color-mix(in srgb, currentColor 22%, transparent);
    border-block-start-color: var(--dass-color-accent-text);
    border-radius: 50%;
    animation: turn 0.9s linear infinite;
  }
  @keyframes turn {
    to {
      rotate: 1turn;
    }
  }
  @keyframes breathe {
    50% {
      opacity: 0.35;
    }
  }
  @media (prefers-reduced-motion: reduce) {
    .turning {
      animation: breathe 2.4s ease-in-out infinite;
    }
  }
  @media (forced-colors: active) {
    .turning {
      border-color: GrayText;
      border-block-start-color: CanvasText;
    }
  }
  @media print {
    :host {
      display: none;
    }
  }
`;
