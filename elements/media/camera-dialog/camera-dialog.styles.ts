import { css } from 'lit';

export const cameraDialogStyles = css`
  .camera {
    display: grid;
    gap: var(--dass-space-3);
    min-inline-size: 0;
    container-type: inline-size;
  }
  p {
    margin: 0;
  }
  .stage {
    position: relative;
    display: grid;
    gap: var(--dass-space-2);
    margin: 0;
    min-inline-size: 0;
  }
  .view,
  .taken {
    display: block;
    inline-size: 100%;
    block-size: min(56cqi, 56dvh);
    border-radius: var(--dass-radius-m);
    background: #000;
    object-fit: contain;
  }
  /* On a phone held upright the picture is upright, too, and leaves room for the rest: the buttons are under the thumb. */
  @container (width < calc(30em / 0.875)) {
    .view,
    .taken {
      block-size: max(min(100cqi, 50dvh), 100dvh - calc(20 * var(--dass-font-size)));
    }
  }
  dass-player.taken {
    /* With its controls as high while it loads, and when it cannot be played: the buttons below stay where they are. */
    block-size: calc(var(--_picture-height) + max(62px, calc(3.4 * var(--dass-font-size))));
    background: none;
    --_picture-height: min(56cqi, 50dvh);
  }
  @container (width < calc(33em / 0.875)) {
    dass-player.taken {
      block-size: calc(var(--_picture-height) + max(98px, calc(6.2 * var(--dass-font-size))));
    }
  }
  img.taken {
    background: var(--dass-color-sunken);
  }
  .view.mirrored {
    scale: -1 1;
  }
  .empty > .view {
    visibility: hidden;
  }
  .status {
    position: absolute;
    inset: 0;
    display: flex;
    flex-direction: column;
    align-items: center;
    justify-content: center;
    gap: var(--dass-space-3);
    padding: var(--dass-space-4);
    border: 1px dashed var(--dass-color-line-strong);
    border-radius: var(--dass-radius-m);
    background: var(--dass-color-sunken);
    color: var(--dass-color-text-quiet);
    text-align: center;
  }
  .status > svg {
    font-size: calc(2 * var(--dass-font-size));
  }
  .count {
    position: absolute;
    inset: 0;
    display: grid;
    place-items: center;
    color: #fff;
    font-size: min(calc(8 * var(--dass-font-size)), 40cqi);
    font-weight: 600;
    text-shadow: 0 0 12px #000;
    pointer-events: none;
  }
  .film {
    position: absolute;
    inset-block-start: var(--dass-space-2);
    inset-inline-start: var(--dass-space-2);
    display: flex;
    align-items: center;
    gap: var(--dass-space-2);
    max-inline-size: calc(100% - 2 * var(--dass-space-2));
    padding: var(--dass-space-1) var(--dass-space-2);
    border-radius: var(--dass-radius-s);
    /* Over a picture of any colour, in every theme. */
    background: rgb(0 0 0 / 72%);
    color: #fff;
    font-size: var(--dass-text-xs);
    font-variant-numeric: tabular-nums;
  }
  .light {
    flex: none;
    inline-size: 12px;
    block-size: 12px;
    border-radius: 50%;
    background: #ff5a52;
    animation: pulse 1.6s ease-in-out infinite;
  }
  .time {
    font-size: var(--dass-text-m);
    font-weight: 600;
  }
  .tools,
  .buttons,
  .icons {
    display: flex;
    flex-wrap: wrap;
    align-items: center;
    gap: var(--dass-space-2);
    min-inline-size: 0;
  }
  .tools {
    justify-content: space-between;
  }
  .icons {
    gap: var(--dass-space-1);
  }
  .icons > [aria-pressed='true'] {
    box-shadow: inset 0 0 0 2px var(--dass-color-accent);
    background: var(--dass-color-accent-soft);
    color: var(--dass-color-text);
  }
  .zoom {
    flex: 1 1 100%;
  }
  .buttons {
    justify-content: center;
  }
  .facts,
  .hint {
    color: var(--dass-color-text-quiet);
    font-size: var(--dass-text-xs);
    font-variant-numeric: tabular-nums;
  }
  .facts {
    text-align: center;
  }
  .problem {
    color: var(--dass-color-danger);
  }
  @keyframes pulse {
    50% {
      opacity: 0.35;
    }
  }
  @media (prefers-reduced-motion: reduce) {
    .light {
      animation: none;
    }
  }
  @media (forced-colors: active) {
    .light {
      background: Highlight;
      forced-color-adjust: none;
    }
    .icons > [aria-pressed='true'] {
      border: 3px solid Highlight;
    }
  }
`;
