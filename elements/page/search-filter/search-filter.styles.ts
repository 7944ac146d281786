import { css } from 'lit';

export const searchFilterStyles = css`
  :host {
    display: block;
    inline-size: 100%;
  }
  .box {
    overflow: clip;
  }
  .inside:not(.submit) {
    inline-size: 32px;
  }
  @media (pointer: coarse) {
    .inside:not(.submit) {
      inline-size: calc(var(--dass-control) - 2px);
    }
  }
`;
