import { css } from 'lit';

export const keyboardDialogStyles = css`
  .body {
    display: grid;
    grid-template-rows: auto 1fr;
    gap: var(--dass-space-3);
  }
  .text {
    min-inline-size: 0;
    font-size: var(--dass-text-l);
  }
  .text .number {
    text-align: end;
    font-variant-numeric: tabular-nums;
  }
  :host(:dir(rtl)) .text .number {
    text-align: left;
  }
  textarea {
    --_lines: 12;
  }
  .box.readonly {
    background: var(--dass-color-sunken);
  }
  .box.invalid {
    border-color: var(--dass-color-danger);
  }
  .box.invalid:has(> #control:focus-visible) {
    outline: 2px solid var(--dass-color-accent-text);
  }
  dass-keyboard {
    inline-size: 100%;
    max-inline-size: none;
    /* Keeps the keys near the thumbs when the dialog fills the screen. */
    align-self: end;
  }
  /* Leaves space for 15 keys of at least 44 px on a tablet. */
  @media (width < 60rem) {
    header,
    .body,
    footer:not([hidden]) {
      padding-inline: var(--dass-space-3);
    }
  }
  @media (width < 48rem) {
    .body {
      padding-inline: var(--dass-space-1);
    }
    .text {
      margin-inline: var(--dass-space-2);
    }
    dass-keyboard {
      --dass-keyboard-key-height: 60px;
    }
  }
  @media (forced-colors: active) {
    .box.invalid {
      border-style: dashed;
    }
  }
`;
