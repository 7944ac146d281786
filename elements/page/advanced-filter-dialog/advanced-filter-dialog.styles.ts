import { css } from 'lit';

export const advancedFilterDialogStyles = css`
  .clear {
    margin-inline: -14px auto;
  }
  @media (width < 30rem) {
    /* When the three buttons do not fit, the clear button wraps to its own line. */
    .clear {
      flex: 1 0 100%;
      margin-inline: 0;
    }
    .cancel,
    .apply {
      flex: 1;
    }
  }
`;
