import { css } from 'lit';

export const headerBarStyles = css`
  :host {
    display: block;
    position: sticky;
    inset-block-start: 0;
    z-index: var(--dass-header-z-index, 9999);
  }
  .bar {
    display: flex;
    align-items: center;
    gap: var(--dass-space-3);
    block-size: var(--dass-header-height, 60px);
    padding-inline: var(--dass-space-4);
    border-block-end: 1px solid var(--dass-color-line);
    background: var(--dass-color-surface);
  }
  .menu {
    inline-size: max(40px, var(--dass-control));
    block-size: max(40px, var(--dass-control));
    margin-inline-start: calc(var(--dass-space-2) * -1);
    border-radius: var(--dass-radius-m);
    color: var(--dass-color-text);
  }
  .logo {
    display: flex;
    align-items: center;
    gap: var(--dass-space-2);
    flex: none;
    max-inline-size: 40vw;
    border-radius: var(--dass-radius-s);
    color: inherit;
    font-weight: 700;
    letter-spacing: 0.02em;
    text-decoration: none;
    white-space: nowrap;
  }
  .logo ::slotted(*),
  .logo img {
    max-block-size: 36px;
    max-inline-size: 100%;
  }
  a.logo {
    position: relative;
    min-block-size: max(40px, var(--dass-control));
    padding-inline: var(--dass-space-1);
    margin-inline: calc(var(--dass-space-1) * -1);
  }
  a.logo:hover {
    background: var(--dass-color-hover);
  }
  .about {
    display: flex;
    align-items: center;
    gap: var(--dass-space-3);
    min-inline-size: 0;
  }
  .heading {
    min-inline-size: 0;
    overflow: hidden;
    color: var(--dass-color-text-quiet);
    font-size: calc(0.9375 * var(--dass-font-size));
    font-weight: 600;
    line-height: 20px;
    text-overflow: ellipsis;
    white-space: nowrap;
  }
  .heading:empty {
    display: none;
  }
  .logo + .about:not(:has(> .heading:empty)) {
    padding-inline-start: var(--dass-space-3);
    border-inline-start: 1px solid var(--dass-color-line);
  }
  dass-version-tag {
    flex: none;
  }
  dass-version-tag::part(button) {
    display: block;
  }
  .end {
    display: flex;
    align-items: center;
    gap: var(--dass-space-2);
    flex: none;
    margin-inline-start: auto;
  }
  @media (width >= 40rem) {
    /* The title shrinks first, down to its minimum width, then the logo. */
    .about {
      flex-shrink: 1000;
    }
    .about:has(> .heading:not(:empty)) {
      min-inline-size: min(calc(12 * var(--dass-font-size)), 30vw);
    }
    .logo {
      flex-shrink: 1;
      min-inline-size: 40px;
    }
    .logo ::slotted(*) {
      min-inline-size: 0;
      overflow: hidden;
      text-overflow: ellipsis;
    }
  }
  @media (width < 40rem) {
    .bar {
      gap: var(--dass-space-2);
      padding-inline: var(--dass-space-3);
    }
    .end {
      gap: 2px;
    }
    .logo + .about:not(:has(> .heading:empty)) {
      padding-inline-start: var(--dass-space-2);
    }
    /* On narrow screens the title has two short lines, with the version below. */
    .about {
      flex: 1;
      flex-direction: column;
      align-items: start;
      gap: 2px;
    }
    .heading {
      display: -webkit-box;
      max-inline-size: 100%;
      max-block-size: 2.4em;
      font-size: var(--dass-text-xs);
      line-height: 1.2;
      white-space: normal;
      /* Lines break between words. A word that is too long ends with the ellipsis. */
      overflow-wrap: normal;
      hyphens: manual;
      -webkit-box-orient: vertical;
      -webkit-line-clamp: 2;
    }
    dass-version-tag {
      flex: 0 1 auto;
      max-inline-size: 100%;
    }
    dass-version-tag::part(button) {
      max-inline-size: 100%;
      padding: 0 6px;
      font-size: calc(0.6875 * var(--dass-font-size));
    }
    /* Keeps the touch target inside the bar, above the page. */
    dass-version-tag::part(button)::after {
      inset-block: auto -4px;
      block-size: var(--dass-control);
    }
  }
  /* On the narrowest phones the title gets all available space. */
  @media (width < 22rem) {
    .bar {
      gap: var(--dass-space-1);
      padding-inline: var(--dass-space-2);
    }
    .end {
      gap: 0;
    }
    .logo + .about:not(:has(> .heading:empty)) {
      margin-inline-end: calc(var(--dass-space-1) * -1);
      padding-inline-start: var(--dass-space-1);
    }
    .heading {
      font-size: calc(0.6875 * var(--dass-font-size));
    }
  }
  @media print {
    :host {
      position: static;
    }
    .menu,
    .end {
      display: none;
    }
  }
`;
