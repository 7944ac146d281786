import { css } from 'lit';
import { visuallyHiddenStyles } from './visually-hidden.styles.js';

const labelAndMessage = css`
  .label {
    display: block;
    margin-block-end: var(--dass-space-1);
    font-weight: 500;
    overflow-wrap: anywhere;
  }
  :host([required]) .label::after {
    content: var(--dass-required-mark);
    color: var(--dass-color-danger);
  }
  .message {
    display: block;
    margin-block-start: var(--dass-space-1);
    font-size: var(--dass-text-xs);
    color: var(--dass-color-text-quiet);
    overflow-wrap: anywhere;
  }
  .message.none {
    margin: 0;
  }
  .help,
  .error {
    display: block;
  }
  .error {
    color: var(--dass-color-danger);
  }
  :host(:disabled) .label {
    color: var(--dass-color-text-off);
  }
`;

/** The label above a field, and the hint and the error below it. */
export const formStyles = [visuallyHiddenStyles, labelAndMessage];
