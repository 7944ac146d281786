import { css } from 'lit';

export const imageEditorDialogStyles = css`
  dialog[open] {
    /* The picture gets all room that there is. */
    block-size: min(100dvh - 2 * var(--dass-space-5), 960px);
  }
  dialog[data-width='full'][open] {
    block-size: 100dvh;
  }
  .body {
    display: flex;
    flex-direction: column;
    padding: 0 var(--dass-space-5);
    overflow: hidden;
  }
  .waiting {
    display: flex;
    flex: 1;
    align-items: center;
    justify-content: center;
    gap: var(--dass-space-2);
    color: var(--dass-color-text-quiet);
  }
  p {
    margin: 0;
  }
  .problem {
    color: var(--dass-color-danger);
    overflow-wrap: anywhere;
  }
  .body > .problem {
    margin: auto;
    padding: var(--dass-space-5) 0;
    max-inline-size: calc(32 * var(--dass-font-size));
    text-align: center;
  }
  footer > .problem {
    flex: 1;
    align-self: center;
  }
  .editor {
    flex: 1;
    display: grid;
    grid-template: 'view view view' auto 'tools stage side' minmax(0, 1fr) / auto minmax(0, 1fr) calc(
        15.5 * var(--dass-font-size)
      );
    gap: var(--dass-space-2) var(--dass-space-3);
    min-block-size: 0;
  }
  .view-bar,
  .tool-bar,
  .row {
    display: flex;
    align-items: center;
    gap: var(--dass-space-1);
  }
  .view-bar {
    grid-area: view;
    min-inline-size: 0;
  }
  .gap {
    inline-size: 1px;
    block-size: calc(1.25 * var(--dass-font-size));
    margin-inline: var(--dass-space-1);
    background: var(--dass-color-line);
  }
  .icon-button {
    color: var(--dass-color-text);
  }
  .icon-button[aria-disabled='true'] {
    background: none;
    color: var(--dass-color-text-off);
    cursor: not-allowed;
  }
  .facts {
    margin-inline-start: auto;
    color: var(--dass-color-text-quiet);
    font-size: var(--dass-text-xs);
    font-variant-numeric: tabular-nums;
    white-space: nowrap;
  }
  .tool-bar {
    grid-area: tools;
    flex-direction: column;
    align-items: stretch;
    min-block-size: 0;
    overflow-y: auto;
    /* Room for focus rings. */
    padding: 2px;
  }
  .tool,
  .choice,
  .swatch,
  .weight {
    display: flex;
    align-items: center;
    justify-content: center;
    flex: none;
    min-inline-size: var(--dass-control);
    min-block-size: var(--dass-control);
    padding: 0;
    border: 1px solid transparent;
    border-radius: var(--dass-radius-s);
    background: none;
    color: var(--dass-color-text);
    cursor: pointer;
  }
  .tool {
    justify-content: flex-start;
    gap: var(--dass-space-2);
    padding-inline: var(--dass-space-2) var(--dass-space-3);
  }
  .choice {
    padding-inline: var(--dass-space-3);
    border-color: var(--dass-color-line-strong);
  }
  :is(.tool, .choice, .swatch, .weight):hover {
    background: var(--dass-color-hover);
  }
  :is(.tool, .choice, .swatch, .weight):active {
    background: var(--dass-color-press);
  }
  :is(.tool, .choice, .weight)[aria-pressed='true'] {
    border-color: var(--dass-color-accent-text);
    background: var(--dass-color-accent-soft);
    color: var(--dass-color-accent-text);
    box-shadow: inset 0 0 0 1px var(--dass-color-accent-text);
  }
  .stage {
    grid-area: stage;
    position: relative;
    min-block-size: 0;
    border-radius: var(--dass-radius-m);
    background: var(--dass-color-sunken);
    box-shadow: inset 0 0 0 1px var(--dass-color-line);
    overflow: hidden;
    touch-action: none;
    user-select: none;
    cursor: crosshair;
  }
  .stage.select {
    cursor: default;
  }
  .stage.crop {
    cursor: move;
  }
  .stage.text {
    cursor: text;
  }
  .stage:focus-visible {
    outline-offset: -2px;
  }
  canvas {
    position: absolute;
    inset: 0;
    inline-size: 100%;
    block-size: 100%;
  }
  .side {
    grid-area: side;
    display: flex;
    flex-direction: column;
    gap: var(--dass-space-3);
    min-block-size: 0;
    min-inline-size: 0;
    overflow-y: auto;
    padding: 2px;
  }
  .notes {
    padding: var(--dass-space-2) var(--dass-space-3);
    border: 1px solid var(--dass-color-line);
    border-radius: var(--dass-radius-s);
    background: var(--dass-color-sunken);
    font-size: var(--dass-text-xs);
  }
  .hint {
    color: var(--dass-color-text-quiet);
    font-size: var(--dass-text-xs);
  }
  .options {
    display: flex;
    flex-wrap: wrap;
    align-items: center;
    gap: var(--dass-space-2);
  }
  .options > .row {
    flex-wrap: wrap;
    gap: 0;
  }
  input.text {
    flex: 1 1 calc(8 * var(--dass-font-size));
    min-inline-size: 0;
    min-block-size: var(--dass-control);
    padding: var(--dass-space-1) 10px;
    border: 1px solid var(--dass-color-line-strong);
    border-radius: var(--dass-radius-s);
    background: var(--dass-color-surface);
    outline-offset: -1px;
  }
  input.text::placeholder {
    color: var(--dass-color-text-quiet);
    opacity: 1;
  }
  .swatch > span {
    inline-size: 20px;
    block-size: 20px;
    border-radius: 50%;
    border: 1px solid var(--dass-color-line-strong);
    forced-color-adjust: none;
  }
  .swatch[aria-pressed='true'] > span {
    box-shadow:
      0 0 0 2px var(--dass-color-raised),
      0 0 0 4px var(--dass-color-accent-text);
  }
  .red > span {
    background: #d81e1e;
  }
  .yellow > span {
    background: #ffd400;
  }
  .green > span {
    background: #0b7a35;
  }
  .blue > span {
    background: #1257d6;
  }
  .black > span {
    background: #111;
  }
  .white > span {
    background: #fff;
  }
  .weight > span {
    inline-size: 18px;
    border-radius: 4px;
    background: currentColor;
    forced-color-adjust: none;
  }
  .w0 > span {
    block-size: 2px;
  }
  .w1 > span {
    block-size: 4px;
  }
  .w2 > span {
    block-size: 8px;
  }
  .remove {
    margin-inline-start: auto;
  }
  .list-heading {
    display: block;
    margin-block-end: var(--dass-space-1);
    font-weight: 600;
  }
  .marks {
    display: flex;
    flex-direction: column;
  }
  .mark {
    display: flex;
    align-items: center;
    gap: var(--dass-space-2);
    min-block-size: var(--dass-control);
    padding-inline: var(--dass-space-2);
    border-radius: var(--dass-radius-s);
    cursor: pointer;
  }
  .mark:hover {
    background: var(--dass-color-hover);
  }
  .mark[aria-selected='true'] {
    background: var(--dass-color-accent-soft);
    color: var(--dass-color-accent-text);
    font-weight: 500;
  }
  .mark:focus-visible {
    outline-offset: -2px;
  }
  .mark-name {
    min-inline-size: 0;
    overflow: hidden;
    text-overflow: ellipsis;
    white-space: nowrap;
  }
  /* Where there is little height, the tools are icons. */
  @media (width < 64rem), (height < 34rem) {
    .tool-name {
      display: none;
    }
    .tool {
      justify-content: center;
      padding-inline: 0;
    }
    .editor {
      grid-template-columns: auto minmax(0, 1fr) calc(12.5 * var(--dass-font-size));
    }
  }
  /* A phone or a tablet held upright: the tools are below the picture, at the thumb. */
  @media (width < 64rem) and (orientation: portrait) {
    .body {
      padding-inline: var(--dass-space-2);
    }
    .editor {
      grid-template: 'view' auto 'stage' minmax(0, 1fr) 'side' auto 'tools' auto / minmax(0, 1fr);
      gap: var(--dass-space-1);
    }
    .view-bar,
    .tool-bar {
      justify-content: space-around;
      gap: 0;
    }
    .tool-bar {
      flex-direction: row;
      overflow: auto hidden;
      padding-block-end: var(--dass-space-1);
    }
    .gap {
      display: none;
    }
    .facts {
      display: none;
    }
    .side {
      gap: var(--dass-space-1);
      max-block-size: 34dvh;
    }
    /* Of the same height for every tool: the picture must not move while something is drawn. */
    .options {
      align-content: flex-start;
      gap: var(--dass-space-1);
      min-block-size: var(--dass-control);
    }
    .options > .row {
      flex-wrap: nowrap;
    }
    .hint,
    .list {
      display: flex;
      align-items: center;
      min-block-size: calc(var(--dass-control) + 2px);
    }
    .hint.extra {
      display: none;
    }
    .mark,
    .marks {
      min-inline-size: 0;
    }
    .list-heading {
      display: none;
    }
    .marks {
      flex-direction: row;
      gap: var(--dass-space-1);
      overflow-x: auto;
    }
    .mark {
      flex: none;
      max-inline-size: calc(11 * var(--dass-font-size));
      border: 1px solid var(--dass-color-line);
    }
  }
  @media (width < 30rem) and (orientation: portrait) {
    .options {
      min-block-size: calc(2 * var(--dass-control) + var(--dass-space-1));
    }
  }
  @media (pointer: coarse) {
    /* iOS zooms into the page when a field with a font below 16 px gets the focus. */
    input.text {
      font-size: max(16px, 1em);
    }
  }
  @media (forced-colors: active) {
    .stage {
      border: 1px solid CanvasText;
    }
    :is(.tool, .choice, .swatch, .weight)[aria-pressed='true'],
    .mark[aria-selected='true'] {
      border: 3px solid Highlight;
    }
    .weight > span {
      background: ButtonText;
    }
    .icon-button[aria-disabled='true'] {
      color: GrayText;
    }
    .gap {
      background: CanvasText;
    }
  }
`;
