import { css, unsafeCSS, type CSSResult } from 'lit';

/** The number of columns in one style sheet. */
const COLUMNS_IN_SHEET = 16;
const sheets: CSSResult[] = [];

/** The custom property with the width of a column: a value of `flex`. */
export const widthProperty = (columnIndex: number): string => `--_column-${columnIndex}`;

/**
 * The class of the cells and the heading of a column, which have its width by `columnStyles()`. With a class, the browser
 * computes the styles of the cells of a column once; a style of each cell would make them differ.
 */
export const columnClass = (columnIndex: number): string => `column-${columnIndex}`;

/** The style sheets for a number of columns. All tables share them. */
export function columnStyles(count: number): readonly CSSResult[] {
  while (sheets.length * COLUMNS_IN_SHEET < count) {
    const first = sheets.length * COLUMNS_IN_SHEET;
    const rules = Array.from({ length: COLUMNS_IN_SHEET }, (_, at) => {
      const columnIndex = first + at;
      return `.${columnClass(columnIndex)} { flex: var(${widthProperty(columnIndex)}); }`;
    });
    sheets.push(css`
      ${unsafeCSS(rules.join('\n'))}
    `);
  }
  return sheets.slice(0, Math.ceil(count / COLUMNS_IN_SHEET));
}
