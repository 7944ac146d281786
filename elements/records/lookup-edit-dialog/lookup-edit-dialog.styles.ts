import { css } from 'lit';

export const lookupEditDialogStyles = css`
  .form {
    display: grid;
    grid-template-columns: repeat(auto-fit, minmax(min(calc(15 * var(--dass-font-size)), 100%), 1fr));
    gap: var(--dass-space-4);
    align-items: start;
    padding-block-start: var(--dass-space-1);
  }
  .form.own {
    display: block;
  }
  .form > :is(dass-text-input, dass-date-input, dass-select-list, dass-switch) {
    inline-size: 100%;
    --dass-date-input-width: 100%;
  }
  .form > dass-switch {
    align-self: center;
  }
  .form > .wide {
    grid-column: 1 / -1;
  }
  .refusal {
    margin: 0 0 var(--dass-space-3);
    padding: var(--dass-space-2) var(--dass-space-3);
    border: 1px solid var(--dass-color-danger);
    border-radius: var(--dass-radius-s);
    background: var(--dass-color-danger-soft);
    color: var(--dass-color-danger);
    white-space: pre-line;
    overflow-wrap: anywhere;
  }
`;
