import { css } from 'lit';

export const drawerStyles = css`
  :host([docked]) {
    display: block;
  }
  :host([docked]:not([open])) {
    display: none;
  }
  dialog,
  dialog[data-width] {
    position: fixed;
    inset-block: 0;
    inset-inline: 0 auto;
    inline-size: min(var(--dass-drawer-width, 288px), 100vw - 48px);
    block-size: 100dvh;
    max-block-size: none;
    margin: 0;
    border-width: 0;
    border-inline-end: 1px solid var(--dass-color-line);
    border-radius: 0;
    background: var(--dass-color-surface);
    --_away: calc(-100% * var(--_direction, 1)) 0;
    --_away-opacity: 1;
  }
  :host([placement='end']) dialog {
    --_away: calc(100% * var(--_direction, 1)) 0;
    inset-inline: auto 0;
    border-inline-end-width: 0;
    border-inline-start: 1px solid var(--dass-color-line);
  }
  dialog:dir(rtl) {
    --_direction: -1;
  }
  .docked {
    display: flex;
    flex-direction: column;
    inline-size: var(--dass-drawer-width, 288px);
    block-size: 100%;
    border-inline-end: 1px solid var(--dass-color-line);
    background: var(--dass-color-surface);
  }
  :host([placement='end']) .docked {
    border-inline-end: 0;
    border-inline-start: 1px solid var(--dass-color-line);
  }
  .docked[hidden] {
    display: none;
  }
  .body {
    padding: 0;
  }
  @media print {
    :host {
      display: none;
    }
  }
`;
