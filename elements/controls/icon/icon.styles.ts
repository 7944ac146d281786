import { css } from 'lit';

export const iconStyles = css`
  :host {
    display: inline-block;
    vertical-align: -0.25em;
    line-height: 0;
    font-size: inherit;
    color: inherit;
  }
  .box {
    display: block;
    inline-size: 1.25em;
    block-size: 1.25em;
  }
`;
