import { css } from 'lit';

/**
 * The design tokens. They are in a cascade layer, so that any rule of a page overrides them: `:root {
 * --dass-color-accent: … }` sets the accent.
 *
 * Colors follow the page's `color-scheme`; `data-theme` comes before it. `data-theme`, `data-contrast` and
 * `data-density` on any element apply to its subtree.
 */
export const tokens = css`
  /* How a layout places the labels of its fields. Not inherited: fields inside of a table or a dialog in it are not its own. */
  @property --dass-label-float {
    syntax: '*';
    inherits: false;
  }
  @property --dass-label-width {
    syntax: '*';
    inherits: false;
  }
  /* A length, so that scripts read pixels. */
  @property --dass-font-size {
    syntax: '<length>';
    inherits: true;
    initial-value: 16px;
  }
  @layer dass {
    :root {
      --dass-color-accent: oklch(0.5 0.13 250);
      --dass-color-on-accent: #fff;
      --dass-font: system-ui, sans-serif;
      --dass-font-mono: ui-monospace, monospace;
      --dass-font-size: 1rem;
      --dass-text-xs: calc(0.75 * var(--dass-font-size));
      --dass-text-s: calc(0.875 * var(--dass-font-size));
      --dass-text-m: var(--dass-font-size);
      --dass-text-l: calc(1.25 * var(--dass-font-size));
      --dass-text-xl: calc(1.5 * var(--dass-font-size));
      --dass-space-1: 4px;
      --dass-space-2: 8px;
      --dass-space-3: 12px;
      --dass-space-4: 16px;
      --dass-space-5: 24px;
      --dass-space-6: 32px;
      --dass-radius-s: 4px;
      --dass-radius-m: 8px;
      --dass-time-fast: 120ms;
      --dass-time-slow: 200ms;
      --dass-ease: cubic-bezier(0.2, 0, 0, 1);
      --dass-control: 36px;
      --dass-row: 36px;
      --dass-required-mark: '\\a0*' / '';
    }
    /* What gets the focus is not scrolled behind the bar. */
    :root:has(dass-header-layout, dass-header-bar) {
      scroll-padding-block-start: calc(var(--dass-header-height, 60px) + var(--dass-space-2));
    }
    :root,
    [data-theme],
    [data-contrast] {
      --dass-color-page: light-dark(oklch(0.972 0.004 255), oklch(0.185 0.01 255));
      --dass-color-surface: light-dark(#fff, oklch(0.225 0.01 255));
      --dass-color-raised: light-dark(#fff, oklch(0.26 0.01 255));
      --dass-color-sunken: light-dark(oklch(0.955 0.01 255), oklch(0.165 0.01 255));
      --dass-color-hover: color-mix(in oklch, var(--dass-color-text) 7%, transparent);
      --dass-color-press: color-mix(in oklch, var(--dass-color-text) 14%, transparent);
      --dass-color-line: light-dark(oklch(0.89 0.01 255), oklch(0.34 0.01 255));
      --dass-color-line-strong: light-dark(oklch(0.62 0.01 255), oklch(0.58 0.01 255));
      --dass-color-text: light-dark(oklch(0.25 0.01 255), oklch(0.93 0.01 255));
      --dass-color-text-quiet: light-dark(oklch(0.46 0.01 255), oklch(0.74 0.01 255));
      --dass-color-text-off: light-dark(oklch(0.6 0.01 255), oklch(0.56 0.01 255));
      --dass-color-backdrop: rgb(0 0 0 / 0.45);

      --dass-color-accent-text: light-dark(
        color-mix(in oklch, var(--dass-color-accent) 88%, black),
        color-mix(in oklch, var(--dass-color-accent) 42%, white)
      );
      --dass-color-accent-soft: color-mix(in oklch, var(--dass-color-accent-text) 12%, var(--dass-color-surface));
      --dass-color-accent-line: color-mix(in oklch, var(--dass-color-accent-text) 40%, var(--dass-color-surface));
      --dass-color-focus: var(--dass-color-accent-text);

      --dass-color-neutral: var(--dass-color-text-quiet);
      --dass-color-neutral-soft: color-mix(in oklch, var(--dass-color-neutral) 12%, var(--dass-color-surface));
      --dass-color-neutral-line: color-mix(in oklch, var(--dass-color-neutral) 40%, var(--dass-color-surface));
      --dass-color-info: light-dark(oklch(0.47 0.11 240), oklch(0.81 0.11 240));
      --dass-color-success: light-dark(oklch(0.47 0.11 155), oklch(0.81 0.11 155));
      --dass-color-warning: light-dark(oklch(0.47 0.11 70), oklch(0.81 0.11 70));
      --dass-color-danger: light-dark(oklch(0.47 0.17 27), oklch(0.81 0.11 27));
      --dass-color-danger-soft: color-mix(in oklch, var(--dass-color-danger) 12%, var(--dass-color-surface));
      --dass-color-danger-line: color-mix(in oklch, var(--dass-color-danger) 40%, var(--dass-color-surface));
      --dass-color-danger-fill: oklch(0.47 0.17 27);

      --dass-shadow: 0 1px 2px rgb(0 0 0 / 0.12), 0 8px 24px rgb(0 0 0 / 0.2);
    }
    /* Important: a theme that the user has chosen comes before the color-scheme of the page. */
    [data-theme='light'] {
      color-scheme: light !important;
    }
    [data-theme='dark'] {
      color-scheme: dark !important;
    }
    [data-theme='system'] {
      color-scheme: light dark !important;
    }
    [data-contrast='more'] {
      --dass-color-line: light-dark(#444, #bbb);
      --dass-color-line-strong: light-dark(#000, #fff);
      --dass-color-text: light-dark(#000, #fff);
    }
    @media (prefers-contrast: more) {
      :root:not([data-contrast]) {
        --dass-color-line: light-dark(#444, #bbb);
        --dass-color-line-strong: light-dark(#000, #fff);
        --dass-color-text: light-dark(#000, #fff);
      }
    }
    [data-density='compact'] {
      --dass-control: 30px;
      --dass-row: 30px;
    }
    @media (pointer: coarse) {
      :root,
      [data-density] {
        --dass-control: 44px;
        --dass-row: 48px;
      }
    }
    @media (prefers-reduced-motion: reduce) {
      :root {
        --dass-time-fast: 0ms;
        --dass-time-slow: 0ms;
      }
    }
  }
`;
