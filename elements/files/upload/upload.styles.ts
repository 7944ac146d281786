import { css } from 'lit';

export const uploadStyles = css`
  :host {
    display: block;
    container-type: inline-size;
  }
  p {
    margin: 0;
  }
  .zone {
    display: flex;
    flex-direction: column;
    align-items: center;
    gap: var(--dass-space-1);
    padding: var(--dass-space-4);
    border: 1px dashed var(--dass-color-line-strong);
    border-radius: var(--dass-radius-m);
    background: var(--dass-color-sunken);
    text-align: center;
    transition:
      background-color var(--dass-time-fast),
      border-color var(--dass-time-fast);
  }
  .zone > svg {
    font-size: calc(1.5 * var(--dass-font-size));
    color: var(--dass-color-text-quiet);
  }
  .zone.accept {
    border: 1px solid var(--dass-color-accent);
    background: var(--dass-color-accent-soft);
  }
  .zone.accept > svg {
    color: var(--dass-color-accent-text);
  }
  .zone.refuse {
    border: 1px solid var(--dass-color-danger-line);
    background: var(--dass-color-danger-soft);
  }
  .zone.refuse > .drop {
    color: var(--dass-color-danger);
  }
  .zone.off {
    background: none;
    border-color: var(--dass-color-line);
  }
  .zone.off > svg {
    color: var(--dass-color-text-off);
  }
  .zone.off > .drop {
    color: var(--dass-color-text-quiet);
  }
  .actions {
    display: flex;
    flex-wrap: wrap;
    justify-content: center;
    gap: var(--dass-space-2);
    margin-block-start: var(--dass-space-1);
  }
  .actions > button {
    display: inline-flex;
    align-items: center;
    gap: var(--dass-space-2);
    min-block-size: var(--dass-control);
    padding: var(--dass-space-1) 14px;
    border: 1px solid var(--dass-color-line-strong);
    border-radius: var(--dass-radius-s);
    background: var(--dass-color-surface);
    font-weight: 500;
    cursor: pointer;
  }
  .actions > button:hover {
    background: var(--dass-color-hover);
  }
  .actions > button:active {
    background: var(--dass-color-press);
  }
  .actions > button:disabled {
    background: none;
    border-color: var(--dass-color-line);
    color: var(--dass-color-text-off);
    cursor: not-allowed;
  }
  .limits,
  .summary,
  .meta,
  .empty {
    color: var(--dass-color-text-quiet);
    font-size: var(--dass-text-xs);
  }
  .summary {
    margin-block: var(--dass-space-3) var(--dass-space-1);
  }

  @media (pointer: coarse) {
    .actions > button {
      min-block-size: 48px;
    }
  }
  @media (prefers-reduced-motion: reduce) {
    .zone {
      transition: none;
    }
  }
  @media (forced-colors: active) {
    .zone.accept {
      border-color: Highlight;
    }
  }
`;
