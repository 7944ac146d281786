import { css } from 'lit';

export const advancedFilterDialogStyles = css`
  .clear {
    margin-inline: -14px auto;
  }
`;
