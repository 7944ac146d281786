import { css } from 'lit';

export const carouselStyles = css`
  :host {
    display: block;
    block-size: var(--dass-carousel-height, calc(26 * var(--dass-font-size)));
    --_background: var(--dass-color-sunken);
  }
  .home {
    block-size: 100%;
  }
  .stage:not([open]) {
    display: none;
  }
  .frame {
    position: relative;
    display: flex;
    flex-direction: column;
    block-size: 100%;
    overflow: hidden;
    border: 1px solid var(--dass-color-line);
    border-radius: var(--dass-radius-m);
    background: var(--dass-color-surface);
    color: var(--dass-color-text);
    container-type: inline-size;
  }
  .viewport {
    position: relative;
    flex: 1;
    min-block-size: 0;
    overflow-x: auto;
    overflow-y: hidden;
    overscroll-behavior-inline: contain;
    scroll-snap-type: inline mandatory;
    scrollbar-width: none;
    background: var(--_background);
    isolation: isolate;
  }
  .viewport:focus-visible {
    outline-offset: -2px;
  }
  /* Only the slides near the current one exist. The track has the width of all of them. It is below the focus ring. */
  .track {
    position: relative;
    z-index: -1;
    inline-size: calc(100% * var(--_count, 1));
    block-size: 100%;
  }
  .slide {
    position: absolute;
    inset-block: 0;
    inset-inline-start: calc(100% / var(--_count, 1) * var(--_index, 0));
    inline-size: calc(100% / var(--_count, 1));
    display: grid;
    grid-template: minmax(0, 1fr) / minmax(0, 1fr);
    scroll-snap-align: start;
    scroll-snap-stop: always;
    overflow: hidden;
  }
  .slide > * {
    grid-area: 1 / 1;
  }
  .zoom {
    /* Black lines on a transparent ground must be visible in the dark scheme, too. */
    background: light-dark(transparent, oklch(0.45 0.01 255));
    position: relative;
    container-type: size;
    direction: ltr;
    overflow: hidden;
  }
  .box {
    position: relative;
    inline-size: calc(100cqi * var(--_scale, 1));
    block-size: calc(100cqb * var(--_scale, 1));
    overflow: hidden;
  }
  .picture {
    position: absolute;
    inset: 50% auto auto 50%;
    inline-size: 100cqi;
    block-size: 100cqb;
    object-fit: var(--_fit, scale-down);
    translate: -50% -50%;
    rotate: var(--_angle, 0deg);
    scale: var(--_scale, 1);
    user-select: none;
    -webkit-user-drag: none;
  }
  .video .media {
    inline-size: 100%;
    block-size: 100%;
    background: #000;
    --_picture-height: none;
  }
  .audio .media {
    inline-size: min(100%, calc(30 * var(--dass-font-size)));
    min-block-size: 62px;
  }
  .document {
    display: flex;
    flex-direction: column;
    inline-size: 100%;
    block-size: 100%;
    min-block-size: 0;
    border: 0;
    background: var(--dass-color-surface);
  }
  .cut {
    flex: none;
    margin: 0;
    padding: var(--dass-space-2) var(--dass-space-4);
    border-block-end: 1px solid var(--dass-color-line);
    color: var(--dass-color-text-quiet);
  }
  .reading {
    flex: 1;
    min-block-size: 0;
    margin: 0;
    padding: var(--dass-space-4);
    overflow: auto;
    font: var(--dass-text-s) / 1.5 var(--dass-font-mono);
    tab-size: 4;
    white-space: pre-wrap;
    overflow-wrap: anywhere;
  }
  /* An inline block: when it is copied, no line break comes between two parts. */
  .part {
    display: inline-block;
    inline-size: 100%;
    /* While a panel opens, the text is not broken at each character. */
    min-inline-size: 20ch;
    unicode-bidi: plaintext;
  }
  .reading:focus-visible {
    outline-offset: -2px;
  }
  .card {
    align-self: safe center;
    justify-self: center;
    display: flex;
    flex-direction: column;
    align-items: center;
    gap: var(--dass-space-2);
    inline-size: 100%;
    max-block-size: 100%;
    padding: var(--dass-space-4) var(--dass-space-5);
    overflow: auto;
    text-align: center;
    overflow-wrap: anywhere;
  }
  .type {
    color: var(--dass-color-text-quiet);
    font-size: calc(2.5 * var(--dass-font-size));
  }
  .card-name {
    max-inline-size: calc(40 * var(--dass-font-size));
    font-size: var(--dass-text-m);
  }
  .details,
  .card-text {
    margin: 0;
    color: var(--dass-color-text-quiet);
  }
  .card-buttons {
    display: flex;
    flex-wrap: wrap;
    justify-content: center;
    gap: var(--dass-space-2);
    margin-block-start: var(--dass-space-2);
  }
  .card-button {
    display: inline-flex;
    align-items: center;
    gap: var(--dass-space-2);
    min-block-size: var(--dass-control);
    padding: 0 var(--dass-space-4);
    border: 1px solid var(--dass-color-line-strong);
    border-radius: var(--dass-radius-s);
    background: var(--dass-color-surface);
    color: var(--dass-color-text);
    text-decoration: none;
    cursor: pointer;
  }
  .card-button:hover {
    background: linear-gradient(var(--dass-color-hover), var(--dass-color-hover)) var(--dass-color-surface);
  }
  .card-button.primary {
    border-color: transparent;
    background: var(--dass-color-accent);
    color: var(--dass-color-on-accent);
  }
  .wait {
    place-self: center;
    inline-size: 32px;
    block-size: 32px;
    border: 3px solid color-mix(in srgb, currentColor 22%, transparent);
    border-block-start-color: var(--dass-color-accent-text);
    border-radius: 50%;
    animation:
      turn 0.9s linear infinite,
      appear var(--dass-time-slow) 300ms backwards;
  }
  @keyframes turn {
    to {
      rotate: 1turn;
    }
  }
  @keyframes appear {
    from {
      opacity: 0;
    }
  }
  /* On hover, while the focus is inside, in full screen, and always on touch. */
  .edit {
    opacity: 0;
    transition: opacity var(--dass-time-fast);
  }
  .frame:hover .edit,
  .frame:focus-within .edit,
  .frame.full .edit {
    opacity: 1;
  }
  @media (hover: none), (pointer: coarse) {
    .edit {
      opacity: 1;
    }
  }
  .bar {
    flex: none;
    display: grid;
    /* A column is never narrower than its buttons: what does not fit overflows, and the layout is another one. */
    grid-template-columns: 1fr auto 1fr;
    align-items: center;
    gap: 0 var(--dass-space-2);
    padding: var(--dass-space-1) var(--dass-space-2);
    border-block-start: 1px solid var(--dass-color-line);
  }
  /* One slide: all room is for its name. */
  .bar:not(:has(.step)) {
    grid-template-columns: 1fr auto auto;
  }
  /* It takes room from the slide instead of covering it. A long one scrolls. */
  .caption {
    flex: none;
    max-block-size: min(4lh + 2 * var(--dass-space-2), 30%);
    margin: 0;
    padding: var(--dass-space-2) var(--dass-space-4);
    overflow-y: auto;
    overscroll-behavior: contain;
    border-block-start: 1px solid var(--dass-color-line);
    line-height: 1.4;
    text-align: start;
    white-space: pre-line;
    overflow-wrap: anywhere;
  }
  .caption:focus-visible {
    outline-offset: -2px;
  }
  .caption + .bar,
  .caption + .image-tools {
    border-block-start: 0;
  }
  .name {
    padding-inline-start: var(--dass-space-2);
    overflow: hidden;
    text-overflow: ellipsis;
    white-space: nowrap;
  }
  .steps,
  .side,
  .edit,
  .actions,
  .dots {
    display: flex;
    align-items: center;
  }
  .side {
    justify-content: flex-end;
  }
  .icon-button[aria-disabled='true'] {
    background: none;
    color: var(--dass-color-text-off);
    cursor: default;
  }
  :host(:dir(rtl)) .step .icon {
    scale: -1 1;
  }
  .dot {
    flex: none;
    display: grid;
    place-items: center;
    inline-size: 24px;
    block-size: var(--dass-control);
    padding: 0;
    border: 0;
    border-radius: var(--dass-radius-s);
    background: none;
    cursor: pointer;
  }
  .dot::before {
    content: '';
    inline-size: 8px;
    block-size: 8px;
    border-radius: 50%;
    background: var(--dass-color-line-strong);
    transition:
      inline-size var(--dass-time-fast),
      background var(--dass-time-fast);
  }
  .dot:hover::before {
    background: var(--dass-color-text);
  }
  .dot[aria-current='true']::before {
    inline-size: 18px;
    border-radius: 4px;
    background: var(--dass-color-accent-text);
  }
  .position {
    padding-inline: var(--dass-space-2);
    font-variant-numeric: tabular-nums;
    white-space: nowrap;
  }
  .dots + .position {
    display: none;
  }
  @media (pointer: coarse) {
    .dot {
      inline-size: var(--dass-control);
    }
  }
  /* bar-layout.ts sets the first layout in which nothing overflows. */
  .bar[data-layout~='position'] .dots {
    display: none;
  }
  .bar[data-layout~='position'] .dots + .position {
    display: inline;
  }
  .bar[data-layout^='row '] .name {
    min-inline-size: calc(8 * var(--dass-font-size));
  }
  .bar:not([data-layout^='row ']) .side {
    display: contents;
  }
  .bar[data-layout^='rows'] {
    grid-template: 'name edit' 'steps actions' / 1fr auto;
  }
  .bar[data-layout^='stack'] {
    grid-template: 'name name' 'steps steps' 'edit actions' / 1fr auto;
  }
  .bar:not([data-layout^='row ']) .name {
    grid-area: name;
    padding-block: var(--dass-space-2);
  }
  .bar:not([data-layout^='row ']) .edit {
    grid-area: edit;
    justify-content: flex-end;
  }
  .bar:not([data-layout^='row ']) .steps {
    grid-area: steps;
  }
  .bar:not([data-layout^='row ']) .actions {
    grid-area: actions;
    justify-content: flex-end;
  }
  .empty {
    flex: 1;
    display: flex;
    flex-direction: column;
    align-items: center;
    justify-content: safe center;
    gap: var(--dass-space-3);
    min-block-size: 0;
    padding: var(--dass-space-4);
    overflow: auto;
    color: var(--dass-color-text-quiet);
    text-align: center;
  }
  .empty > .icon {
    font-size: calc(2 * var(--dass-font-size));
  }
  .empty p {
    margin: 0;
  }
  .limits {
    font-size: var(--dass-text-xs);
  }
  @media (prefers-reduced-motion: reduce) {
    .wait {
      animation: appear var(--dass-time-slow) 300ms backwards;
    }
  }
  @media (forced-colors: active) {
    .dot::before {
      background: ButtonText;
      forced-color-adjust: none;
    }
    .dot[aria-current='true']::before {
      background: Highlight;
    }
    .wait {
      border-color: GrayText;
      border-block-start-color: CanvasText;
    }
  }
  @media print {
    :host {
      break-inside: avoid;
    }
    /* The width of a page of paper is another: only the current slide, at the start. */
    .viewport {
      overflow: hidden;
    }
    .track,
    .slide {
      inset-inline-start: 0;
      inline-size: 100%;
    }
    .slide[inert],
    .edit,
    .steps,
    .actions,
    .image-tools,
    .pick {
      display: none;
    }
  }
`;
