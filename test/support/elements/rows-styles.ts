import { css } from 'lit';
import { rowsStyles } from '../../../elements/base/rows/rows.styles.js';
import { baseStyles } from '../../../elements/base/styles/base.styles.js';

/** Of a host of kept rows: rows of 36 pixels in a scroller of 300. */
export const rowsTestStyles = [
  baseStyles,
  rowsStyles,
  css`
    :host {
      --dass-row: 36px;
    }
    .rows {
      block-size: 300px;
      inline-size: 240px;
    }
  `,
];
