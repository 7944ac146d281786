import { css } from 'lit';

/** Styles in a dialog on a phone: the lists share the height of the screen, whatever `height` is. */
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
