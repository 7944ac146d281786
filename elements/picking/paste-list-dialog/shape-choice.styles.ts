import { css } from 'lit';

/** The first rows of a pasted table. They come with what renders them. */
export const shapeChoiceStyles = css`
  .columns {
    display: flex;
    flex-direction: column;
    gap: var(--dass-space-1);
  }
  .scroller {
    border: 1px solid var(--dass-color-line);
    border-radius: var(--dass-radius-s);
    overflow-x: auto;
    scrollbar-width: thin;
  }
  table {
    min-inline-size: 100%;
    border-collapse: collapse;
    font-size: var(--dass-text-s);
  }
  th {
    padding: 0;
    background: var(--dass-color-sunken);
    font-weight: 500;
    text-align: start;
  }
  th label {
    display: flex;
    align-items: center;
    gap: var(--dass-space-1);
    min-block-size: var(--dass-control);
    padding-inline: var(--dass-space-2);
    white-space: nowrap;
    cursor: pointer;
  }
  input {
    flex: none;
    accent-color: var(--dass-color-accent);
  }
  td {
    max-inline-size: calc(14 * var(--dass-font-size));
    padding: var(--dass-space-1) var(--dass-space-2);
    border-block-start: 1px solid var(--dass-color-line);
    overflow: hidden;
    text-overflow: ellipsis;
    white-space: nowrap;
    cursor: pointer;
  }
  :is(th, td):hover {
    background: var(--dass-color-hover);
  }
  :is(th, td).selected {
    background: var(--dass-color-accent-soft);
  }
  .heading td {
    color: var(--dass-color-text-quiet);
    font-weight: 600;
  }
  .heading-row {
    display: flex;
    align-items: center;
    gap: var(--dass-space-2);
    min-block-size: var(--dass-control);
    font-size: var(--dass-text-s);
    cursor: pointer;
  }
  th.selected {
    color: var(--dass-color-accent-text);
  }
  @media (forced-colors: active) {
    :is(th, td).selected {
      outline: 1px solid Highlight;
      outline-offset: -1px;
    }
  }
`;
