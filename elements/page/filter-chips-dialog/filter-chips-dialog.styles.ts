import { css } from 'lit';

export const filterChipsDialogStyles = css`
  ul {
    margin: 0;
    padding: 0;
    list-style: none;
  }
  li {
    display: flex;
    align-items: center;
    gap: var(--dass-space-2);
    min-block-size: var(--dass-row);
    border-block-end: 1px solid var(--dass-color-line);
    content-visibility: auto;
    contain-intrinsic-block-size: auto var(--dass-row);
  }
  li:last-child {
    border: 0;
  }
  .label {
    flex: 1;
    min-inline-size: 0;
    padding-block: var(--dass-space-1);
  }
  .marked .label {
    color: var(--dass-color-text-quiet);
    text-decoration: line-through;
  }
  li > button:focus-visible {
    outline-offset: -2px;
  }
  .empty {
    margin: var(--dass-space-3) 0;
    color: var(--dass-color-text-quiet);
  }
  .all {
    margin-inline: -14px auto;
  }
`;
