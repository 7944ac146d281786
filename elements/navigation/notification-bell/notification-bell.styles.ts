import { css } from 'lit';

export const notificationBellStyles = css`
  :host {
    display: inline-block;
    vertical-align: middle;
  }
  .icon-button {
    inline-size: max(40px, var(--dass-control));
    block-size: max(40px, var(--dass-control));
    position: relative;
    border-radius: var(--dass-radius-m);
    color: var(--dass-color-text);
  }
  .icon-button[aria-expanded='true']:not(:active) {
    background: var(--dass-color-hover);
  }
  /* The badge begins at the middle of the bell, or before it where large text needs the room. */
  .place {
    position: absolute;
    inset-block-start: 2px;
    inset-inline: 0 -3px;
    display: grid;
    grid-template-columns: minmax(0, calc(50% - 0.5px)) max-content;
    justify-content: start;
  }
  .badge {
    grid-column: 2;
    min-inline-size: 17px;
    padding-inline: 4px;
    border-radius: 9px;
    background: var(--dass-color-danger-fill);
    color: #fff;
    font-size: calc(0.6875 * var(--dass-font-size));
    font-weight: 700;
    font-variant-numeric: tabular-nums;
    line-height: max(17px, 1.5em);
    text-align: center;
    box-shadow: 0 0 0 2px var(--dass-color-surface);
  }
  @media (forced-colors: active) {
    .badge {
      border: 1px solid CanvasText;
    }
  }
  @media print {
    :host {
      display: none;
    }
  }
`;
