import { css } from 'lit';

/** Declarations that draw a check mark in a `::before`: two borders, because clipped boxes cost painting in each row. */
export const checkMark = css`
  content: '';
  box-sizing: border-box;
  inline-size: 6px;
  block-size: 11px;
  margin-block-end: 3px;
  border: solid currentColor;
  border-width: 0 2px 2px 0;
  rotate: 45deg;
`;
