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

/** Styles of the pick list on a phone: the lists share the height of the screen, whatever `height` is. */
export const pickListFillStyles = css`
  @container (width < 40rem) {
    :host .lists {
      flex: 1;
      grid-template-rows: minmax(12rem, 1fr) auto minmax(12rem, 1fr);
    }
    :host .view {
      flex: 1;
    }
    :host .lists .view > .rows {
      position: absolute;
      inset: 0;
      block-size: auto;
    }
  }
`;
