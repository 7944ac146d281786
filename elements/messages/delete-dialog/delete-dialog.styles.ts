import { css } from 'lit';

export const deleteDialogStyles = css`
  ul {
    margin: var(--dass-space-3) 0 0;
    padding: 0;
    border-block: 1px solid var(--dass-color-line);
    list-style: none;
  }
  @media (width >= 48rem) {
    ul {
      max-block-size: min(320px, 40dvh);
      overflow: auto;
    }
  }
  li {
    padding-block: var(--dass-space-2);
  }
  li + li {
    border-block-start: 1px solid var(--dass-color-line);
  }
  li > span {
    display: -webkit-box;
    overflow: hidden;
    -webkit-box-orient: vertical;
    -webkit-line-clamp: 3;
    line-clamp: 3;
  }
  .more {
    color: var(--dass-color-text-quiet);
  }
`;
