import { css } from 'lit';

export const booleanChipStyles = css`
  :host {
    display: inline-block;
    vertical-align: middle;
    max-inline-size: 100%;
  }
  dass-chip {
    display: block;
  }
  svg {
    inline-size: 14px;
    block-size: 14px;
    stroke-width: 2.25;
  }
`;
