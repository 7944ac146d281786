import { css } from 'lit';

export const headerLayoutStyles = css`
  :host {
    display: block;
    min-block-size: 100dvh;
    background: var(--dass-color-page);
  }
  .skip {
    position: fixed;
    inset-block-start: var(--dass-space-2);
    inset-inline-start: var(--dass-space-2);
    z-index: calc(var(--dass-header-z-index, 9999) + 1);
    padding: var(--dass-space-2) var(--dass-space-4);
    border: 1px solid var(--dass-color-accent-line);
    border-radius: var(--dass-radius-s);
    background: var(--dass-color-raised);
    color: var(--dass-color-accent-text);
    font-weight: 600;
    box-shadow: var(--dass-shadow);
  }
  .skip:not(:focus) {
    clip-path: inset(50%);
    pointer-events: none;
  }
  dass-popup {
    display: block;
    --dass-popup-width: 500px;
  }
  .page {
    display: flex;
    align-items: flex-start;
  }
  dass-menu-drawer[docked][open] {
    position: sticky;
    inset-block-start: var(--dass-header-height, 60px);
    flex: none;
    block-size: calc(100dvh - var(--dass-header-height, 60px));
  }
  main {
    flex: 1;
    min-inline-size: 0;
    padding: var(--dass-header-layout-padding, var(--dass-space-5) var(--dass-space-6));
    scroll-margin-block-start: var(--dass-header-height, 60px);
  }
  main:focus {
    outline: none;
  }
  @media (width < 33rem) {
    dass-popup::part(panel) {
      margin-inline: var(--dass-space-2);
    }
  }
  @media (width < 48rem) {
    main {
      padding: var(--dass-header-layout-padding, var(--dass-space-4));
    }
  }
  @media print {
    :host {
      background: none;
    }
    main {
      padding: 0;
    }
  }
`;
