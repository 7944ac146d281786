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
  .heading {
    min-inline-size: 0;
    overflow: hidden;
    color: var(--dass-color-text-quiet);
    font-size: 0.9375rem;
    font-weight: 600;
    text-overflow: ellipsis;
    white-space: nowrap;
  }
  .logo + .heading:not(:empty) {
    padding-inline-start: var(--dass-space-3);
    border-inline-start: 1px solid var(--dass-color-line);
    line-height: 20px;
  }
  .end {
    display: flex;
    align-items: center;
    gap: var(--dass-space-2);
    flex: none;
    margin-inline-start: auto;
  }
  @media (width < 30rem) {
    .bar {
      gap: var(--dass-space-2);
      padding-inline: var(--dass-space-3);
    }
    .end {
      gap: 2px;
    }
    .logo + .heading:not(:empty) {
      padding-inline-start: var(--dass-space-2);
    }
    /* Two short lines say more than the first letter of one. */
    .heading {
      display: -webkit-box;
      max-block-size: 2.4em;
      font-size: var(--dass-text-xs);
      line-height: 1.2;
      white-space: normal;
      -webkit-box-orient: vertical;
      -webkit-line-clamp: 2;
    }
    .logo + .heading:not(:empty) {
      line-height: 1.2;
    }
  }
  /* What the version says is also in its button on wider screens; the title is nowhere else. */
  @media (width < 22rem) {
    dass-version-tag {
      display: none;
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
