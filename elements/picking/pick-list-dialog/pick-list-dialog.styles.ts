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
    .body {
      display: flex;
      flex-direction: column;
    }
    dass-pick-list {
      flex: 1;
      display: flex;
      flex-direction: column;
      min-block-size: max-content;
    }
    .changes {
      flex-basis: 100%;
    }
  }
`;
