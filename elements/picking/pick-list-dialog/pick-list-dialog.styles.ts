import { css } from 'lit';

export const pickListDialogStyles = css`
  dass-pick-list {
    margin-block-start: var(--dass-space-1);
  }
  .changes {
    flex: 1 1 calc(12 * var(--dass-font-size));
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
  @container (width < calc(40em / 0.875)) {
    :host .lists {
      flex: 1;
      grid-template-rows: minmax(calc(12 * var(--dass-font-size)), 1fr) auto minmax(
          calc(12 * var(--dass-font-size)),
          1fr
        );
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
