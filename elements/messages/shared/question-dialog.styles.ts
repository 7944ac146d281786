import { css } from 'lit';

export const questionDialogStyles = css`
  .tone {
    font-size: var(--dass-text-m);
  }
  .warning {
    color: var(--dass-color-warning);
  }
  .danger,
  .error {
    color: var(--dass-color-danger);
  }
  p {
    margin: 0;
    white-space: pre-line;
  }
  .error {
    margin-block-start: var(--dass-space-3);
  }
`;
