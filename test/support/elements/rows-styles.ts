import { css } from 'lit';
import { rowsStyles } from '../../../elements/base/rows/rows.styles.js';
import { baseStyles } from '../../../elements/base/styles/base.styles.js';

/** Styles for rows of 36 pixels in a scroll container of 300 pixels. */
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
