import { css } from 'lit';

export const keyboardDialogStyles = css`
  .body {
    display: grid;
    grid-template-rows: auto 1fr;
    gap: var(--dass-space-3);
  }
  dass-text-input {
    inline-size: auto;
    font-size: var(--dass-text-l);
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
    dass-text-input {
      margin-inline: var(--dass-space-2);
    }
    dass-keyboard {
      --dass-keyboard-key-height: 60px;
    }
  }
`;
