import { css } from 'lit';

export const confirmDialogStyles = css`
  label {
    display: block;
    margin-block: var(--dass-space-4) var(--dass-space-1);
    font-weight: 500;
  }
  .reason {
    display: flex;
    gap: var(--dass-space-1);
  }
  textarea {
    display: block;
    inline-size: 100%;
    min-block-size: 92px;
    max-block-size: 40dvh;
    padding: var(--dass-space-2) 10px;
    border: 1px solid var(--dass-color-line-strong);
    border-radius: var(--dass-radius-s);
    background: var(--dass-color-surface);
    field-sizing: content;
    resize: vertical;
  }
  textarea:focus-visible {
    outline-offset: -1px;
  }
  textarea[aria-invalid] {
    border-color: var(--dass-color-danger);
  }
  textarea:read-only {
    background: var(--dass-color-sunken);
  }
  .below {
    display: flex;
    justify-content: space-between;
    gap: var(--dass-space-3);
    min-block-size: 1.45em;
    margin-block-start: var(--dass-space-1);
    font-size: var(--dass-text-xs);
    color: var(--dass-color-text-quiet);
  }
  .below .error {
    margin: 0;
  }
  #count {
    margin-inline-start: auto;
    white-space: nowrap;
    font-variant-numeric: tabular-nums;
  }
`;
