import { css } from 'lit';

/** What filtering adds to a list: loaded with it. */
export const pickFilterStyles = css`
  .inside {
    flex: none;
    display: grid;
    place-items: center;
    inline-size: var(--dass-control);
    block-size: var(--dass-control);
    padding: 0;
    border: 0;
    background: none;
    color: var(--dass-color-text-quiet);
    cursor: pointer;
  }
  .inside:hover {
    background: var(--dass-color-hover);
    color: var(--dass-color-text);
  }
  .inside:focus-visible {
    outline-offset: -2px;
  }
  .chips {
    display: flex;
    align-items: center;
    gap: var(--dass-space-2);
    block-size: 50px;
    padding-inline: var(--dass-space-3);
    overflow: auto hidden;
    border-block-end: 1px solid var(--dass-color-line);
    scrollbar-width: thin;
  }
  .chips dass-chip {
    flex: none;
    max-inline-size: 100%;
  }
  .pane:has(> .chips) .rows {
    block-size: calc(var(--_height) - 50px);
  }
  mark {
    background: none;
    color: var(--dass-color-accent-text);
    font-weight: 700;
    text-decoration: underline;
    text-underline-offset: 3px;
  }
  @media (forced-colors: active) {
    mark {
      color: Highlight;
      forced-color-adjust: none;
    }
    .row.on mark {
      color: HighlightText;
    }
  }
`;
