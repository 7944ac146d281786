import { css } from 'lit';

export const playerStyles = css`
  :host {
    display: block;
    min-inline-size: 0;
  }
  .player {
    container-type: inline-size;
    min-inline-size: 0;
    border: 1px solid var(--dass-color-line);
    border-radius: var(--dass-radius-m);
    background: var(--dass-color-surface);
    color: var(--dass-color-text);
    text-align: start;
  }
  .video {
    display: flex;
    flex-direction: column;
    /* As high as the element, where that has a height. */
    block-size: 100%;
    overflow: clip;
  }
  audio.media {
    display: none;
  }
  video.media {
    display: block;
    flex: 1 1 auto;
    inline-size: 100%;
    min-block-size: 0;
    max-block-size: var(--_picture-height, min(70dvh, calc(40 * var(--dass-font-size))));
    aspect-ratio: 16 / 9;
    background: #000;
    object-fit: contain;
    cursor: pointer;
  }
  .controls {
    display: flex;
    flex-wrap: wrap;
    align-items: center;
    gap: var(--dass-space-1) var(--dass-space-2);
    padding: var(--dass-space-2);
  }
  .play {
    display: grid;
    place-items: center;
    flex: none;
    inline-size: max(44px, calc(2.25 * var(--dass-font-size)));
    block-size: max(44px, calc(2.25 * var(--dass-font-size)));
    padding: 0;
    border: 0;
    border-radius: 50%;
    background: var(--dass-color-accent);
    color: var(--dass-color-on-accent);
    font-size: calc(1.25 * var(--dass-font-size));
    cursor: pointer;
  }
  .play:hover {
    background: linear-gradient(var(--dass-color-hover), var(--dass-color-hover)) var(--dass-color-accent);
  }
  .play:disabled {
    background: var(--dass-color-sunken);
    color: var(--dass-color-text-off);
    cursor: not-allowed;
  }
  /* Time runs from left to right in all languages. */
  .track {
    position: relative;
    direction: ltr;
    flex: 1 1 calc(7 * var(--dass-font-size));
    min-inline-size: 0;
    block-size: 44px;
    border-radius: var(--dass-radius-s);
    --_at: calc(100% * var(--_share, 0));
  }
  .wave {
    position: absolute;
    inset: 4px 0;
    inline-size: 100%;
    block-size: calc(100% - 8px);
    overflow: visible;
  }
  .wave .all {
    fill: var(--dass-color-line-strong);
  }
  .wave .played {
    fill: var(--dass-color-accent-text);
  }
  .played {
    clip-path: inset(0 calc(100% - var(--_at)) 0 0);
  }
  .line {
    position: absolute;
    inset: calc(50% - 2px) 0 auto;
    block-size: 4px;
    border-radius: 2px;
    background: linear-gradient(
      to right,
      var(--dass-color-accent-text) var(--_at),
      var(--dass-color-neutral-line) var(--_at)
    );
  }
  .cursor {
    position: absolute;
    inset-block: 4px;
    left: calc(var(--_at) - 1px);
    inline-size: 2px;
    border-radius: 1px;
    background: var(--dass-color-accent-text);
  }
  .line + .cursor {
    inset-block: calc(50% - 8px);
    left: clamp(0px, var(--_at) - 8px, 100% - 16px);
    inline-size: 16px;
    border-radius: 50%;
  }
  /* It takes the pointer, the keys and the focus; what it shows is drawn below it. */
  .position {
    appearance: none;
    position: absolute;
    inset: 0;
    inline-size: 100%;
    block-size: 100%;
    margin: 0;
    opacity: 0;
    cursor: pointer;
    touch-action: pan-y;
  }
  .position::-webkit-slider-thumb {
    appearance: none;
    inline-size: 2px;
    block-size: 44px;
  }
  .position::-moz-range-thumb {
    inline-size: 2px;
    block-size: 44px;
    border: 0;
  }
  .position:disabled {
    cursor: default;
  }
  .track:has(.position:disabled) > .cursor {
    visibility: hidden;
  }
  .track:has(.position:focus-visible) {
    outline: 2px solid var(--dass-color-focus);
    outline-offset: 1px;
  }
  /* The handles are beside the part, never above each other: there is room for them at both ends. */
  .ranged {
    flex-basis: calc(22 * var(--dass-font-size));
    margin-inline: 44px;
    border-radius: 0;
    --_from: calc(100% * var(--_start, 0));
    --_to: calc(100% * (1 - var(--_end, 1)));
  }
  .ranged > .position {
    z-index: 1;
  }
  .cut-off {
    position: absolute;
    inset-block: 0;
    background: color-mix(in srgb, var(--dass-color-surface) 70%, transparent);
    pointer-events: none;
  }
  .before {
    left: 0;
    right: calc(100% - var(--_from));
  }
  .after {
    left: calc(100% - var(--_to));
    right: 0;
  }
  .handle {
    z-index: 2;
    position: absolute;
    display: flex;
    inset-block: 0;
    inline-size: 44px;
    cursor: ew-resize;
    touch-action: none;
  }
  .handle.start {
    justify-content: end;
    right: calc(100% - var(--_from));
  }
  .handle.end {
    left: calc(100% - var(--_to));
  }
  .grip {
    display: grid;
    place-items: center;
    inline-size: 14px;
    border-radius: var(--dass-radius-s) 0 0 var(--dass-radius-s);
    background: var(--dass-color-accent);
  }
  .end > .grip {
    border-radius: 0 var(--dass-radius-s) var(--dass-radius-s) 0;
  }
  .grip::before {
    content: '';
    inline-size: 2px;
    block-size: 16px;
    border-radius: 1px;
    background: var(--dass-color-on-accent);
  }
  .handle:hover > .grip {
    background: linear-gradient(var(--dass-color-hover), var(--dass-color-hover)) var(--dass-color-accent);
  }
  .handle:focus-visible {
    outline: none;
  }
  .handle:focus-visible > .grip {
    outline: 2px solid var(--dass-color-focus);
    outline-offset: 2px;
  }
  .range-time {
    padding-inline: var(--dass-space-1);
    color: var(--dass-color-text-quiet);
    font-size: var(--dass-text-s);
    font-variant-numeric: tabular-nums;
  }
  .range-time.unknown {
    visibility: hidden;
  }
  .tools {
    display: flex;
    flex: 0 1 auto;
    flex-wrap: wrap;
    align-items: center;
    min-inline-size: 0;
    margin-inline-start: auto;
  }
  .grow {
    flex: 1;
    min-inline-size: 0;
  }
  .time {
    padding-inline: var(--dass-space-1);
    font-size: var(--dass-text-s);
    font-variant-numeric: tabular-nums;
    white-space: nowrap;
  }
  .total {
    color: var(--dass-color-text-quiet);
  }
  .icon-button {
    inline-size: max(var(--dass-control), 32px);
    block-size: max(var(--dass-control), 32px);
    text-decoration: none;
  }
  .speed {
    inline-size: auto;
    min-inline-size: calc(3.2 * var(--dass-font-size));
    padding-inline: var(--dass-space-1);
    font-size: var(--dass-text-s);
    font-variant-numeric: tabular-nums;
  }
  .captions[aria-pressed='true'] {
    background: var(--dass-color-accent-soft);
    color: var(--dass-color-accent-text);
  }
  .volume {
    display: flex;
    align-items: center;
  }
  .loudness {
    inline-size: 72px;
    block-size: max(var(--dass-control), 28px);
    margin: 0;
    accent-color: var(--dass-color-accent-text);
    cursor: pointer;
  }
  .failure {
    display: flex;
    flex-wrap: wrap;
    align-items: center;
    gap: var(--dass-space-2);
    min-block-size: 60px;
    padding: var(--dass-space-2) var(--dass-space-3);
    overflow-wrap: anywhere;
  }
  .failure > svg {
    flex: none;
    color: var(--dass-color-danger);
  }
  .failure > .grow {
    flex: 1 1 calc(12 * var(--dass-font-size));
  }
  .action {
    display: inline-flex;
    align-items: center;
    gap: var(--dass-space-2);
    min-block-size: var(--dass-control);
    padding: 0 var(--dass-space-3);
    border: 1px solid var(--dass-color-line-strong);
    border-radius: var(--dass-radius-s);
    background: var(--dass-color-surface);
    color: var(--dass-color-text);
    text-decoration: none;
    cursor: pointer;
  }
  .action:hover {
    background: linear-gradient(var(--dass-color-hover), var(--dass-color-hover)) var(--dass-color-surface);
  }
  .player:fullscreen {
    border: 0;
    border-radius: 0;
  }
  .player:fullscreen > video {
    max-block-size: none;
  }
  /* In two lines the second one has the whole width. */
  @container (width < calc(32em / 0.875)) {
    .tools {
      flex: 1 0 100%;
    }
    .controls:has(.ranged) {
      .track {
        order: -1;
        flex-basis: calc(100% - 88px);
      }
      .tools {
        flex: 1 0 0;
      }
      .range-time {
        flex-basis: 100%;
        order: 1;
      }
    }
  }
  /* The keys of a phone, or the arrow keys, set the volume. */
  @container (width < calc(24em / 0.875)) {
    .loudness {
      display: none;
    }
  }
  @media (forced-colors: active) {
    .wave,
    .line,
    .cursor {
      forced-color-adjust: none;
    }
    .wave .all {
      fill: CanvasText;
    }
    .wave .played {
      fill: Highlight;
    }
    .line {
      background: linear-gradient(to right, Highlight var(--_at), CanvasText var(--_at));
    }
    .cursor {
      background: Highlight;
    }
    .play {
      border: 1px solid ButtonText;
    }
    .cut-off,
    .grip {
      forced-color-adjust: none;
    }
    .cut-off {
      background: color-mix(in srgb, Canvas 70%, transparent);
    }
    .grip {
      background: Highlight;
    }
    .grip::before {
      background: HighlightText;
    }
  }
`;
