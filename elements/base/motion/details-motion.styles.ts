import { css } from 'lit';

/** The motion of native `<details>`, in engines that can animate it. */
export const detailsMotionStyles = css`
  details {
    interpolate-size: allow-keywords;
  }
  details::details-content {
    block-size: 0;
    overflow: clip;
    /* The focus ring. */
    overflow-clip-margin: 4px;
    transition: allow-discrete var(--dass-time-fast) var(--dass-ease);
    transition-property: block-size, content-visibility;
  }
  details[open]::details-content {
    block-size: auto;
  }
`;
