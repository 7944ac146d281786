import { css } from 'lit';

export const tooltipStyles = css`
  :host {
    display: contents;
  }
`;
