import { css } from 'lit';

export const dialogStyles = css`
  :host {
    display: contents;
  }
  dialog {
    --_away: 0 8px;
    --_coming: var(--dass-time-slow);
    position: fixed;
    inset: 0;
    margin: auto;
    inline-size: min(var(--_width), 100% - 2 * var(--dass-space-5));
    max-inline-size: none;
    max-block-size: min(100dvh - 2 * var(--dass-space-5), 960px);
    padding: 0;
    border: 1px solid var(--dass-color-line);
    border-radius: var(--dass-radius-m);
    background: var(--dass-color-raised);
    color: var(--dass-color-text);
    box-shadow: var(--dass-shadow);
    flex-direction: column;
    overflow: hidden;
    overflow-wrap: anywhere;
  }
  dialog[open] {
    display: flex;
  }
  dialog:focus-visible {
    outline: none;
  }
  dialog[data-width='full'] {
    inline-size: 100%;
    block-size: 100dvh;
    max-block-size: none;
  }
  dialog::backdrop {
    background: var(--dass-color-backdrop);
  }
  /* Below another dialog: only the backdrop of the topmost one darkens the page. */
  dialog[data-below]::backdrop {
    background: none;
  }
  .head {
    display: flex;
    align-items: flex-start;
    gap: var(--dass-space-2);
    padding: var(--dass-space-4) var(--dass-space-5) var(--dass-space-2);
  }
  .head > .icon,
  .head > .tone {
    margin-block-start: 2px;
  }
  h2 {
    flex: 1;
    min-inline-size: 0;
    margin: 0;
    font-size: var(--dass-text-m);
    font-weight: 600;
  }
  .close {
    /* As high as the first line of the heading. */
    margin-block: calc(12px - var(--dass-control) / 2);
    margin-inline-end: -10px;
  }
  .body {
    flex: auto;
    min-block-size: 0;
    overflow: auto;
    padding: var(--dass-space-1) var(--dass-space-5) var(--dass-space-4);
  }
  .body:focus-visible {
    outline-offset: -2px;
  }
  footer[hidden] {
    display: none;
  }
  footer {
    display: flex;
    flex-wrap: wrap;
    justify-content: flex-end;
    gap: var(--dass-space-2);
    padding: var(--dass-space-3) var(--dass-space-5) var(--dass-space-4);
  }
  @media (width < 48rem) {
    dialog {
      inline-size: 100%;
      block-size: 100dvh;
      max-block-size: none;
      margin: 0;
      border: 0;
      border-radius: 0;
    }
    .head,
    .body,
    footer {
      padding-inline: var(--dass-space-4);
    }
    footer {
      border-block-start: 1px solid var(--dass-color-line);
      padding-block: var(--dass-space-3) max(var(--dass-space-3), env(safe-area-inset-bottom));
    }
  }
  @media (forced-colors: active) {
    dialog {
      border: 2px solid CanvasText;
    }
  }
`;
