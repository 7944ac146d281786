import { css } from 'lit';

export const advancedFilterDialogStyles = css`
  .clear {
    margin-inline: -14px auto;
  }
  @media (width < 30rem) {
    /* Of three that do not fit, the one that is least needed has a line of its own. */
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
