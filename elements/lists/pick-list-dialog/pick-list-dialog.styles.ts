import { css } from 'lit';

export const pickListDialogStyles = css`
  dass-pick-list {
    margin-block-start: var(--dass-space-1);
  }
  .changes {
    flex: 1 1 12rem;
    align-self: center;
    min-inline-size: 0;
    margin: 0;
    color: var(--dass-color-text-quiet);
    font-size: var(--dass-text-s);
  }
  @media (width < 48rem) {
    .changes {
      flex-basis: 100%;
    }
  }
`;
