import { css } from 'lit';

export const filesDialogStyles = css`
  footer {
    align-items: center;
  }
  .waiting {
    flex: 1;
    min-inline-size: 0;
    color: var(--dass-color-text-quiet);
  }
  @media (width < 48rem) {
    .waiting:not(:empty) {
      flex-basis: 100%;
    }
  }
`;
