import { css } from 'lit';

export const skeletonCardsStyles = css`
  :host {
    display: block;
  }
  .cards {
    display: grid;
    grid-template-columns: repeat(auto-fill, minmax(min(180px, 100%), 1fr));
    gap: var(--dass-space-4);
    animation: appear var(--dass-time-slow) 200ms backwards;
  }
  @keyframes appear {
    from {
      opacity: 0;
    }
  }
  .card {
    display: grid;
    gap: var(--dass-space-3);
    max-inline-size: 250px;
    padding: var(--dass-space-3);
    border: 1px solid var(--dass-color-line);
    border-radius: var(--dass-radius-m);
    background: var(--dass-color-surface);
  }
  .picture,
  .line {
    border-radius: var(--dass-radius-s);
    background: var(--dass-color-neutral-soft);
    animation: breathe 1.8s ease-in-out infinite;
  }
  .picture {
    aspect-ratio: 16 / 10;
  }
  .line {
    block-size: 12px;
  }
  .short {
    inline-size: 60%;
    margin-block-end: var(--dass-space-1);
  }
  @keyframes breathe {
    50% {
      opacity: 0.45;
    }
  }
  @media (prefers-reduced-motion: reduce) {
    .picture,
    .line {
      animation: none;
    }
  }
  @media (forced-colors: active) {
    .picture,
    .line {
      border: 1px solid GrayText;
    }
  }
  @media print {
    :host {
      display: none;
    }
  }
`;
