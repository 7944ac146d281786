import { css } from 'lit';
import { visuallyHiddenStyles } from './visually-hidden.styles.js';

const labelAndMessage = css`
  /* A layout around the field can move the label to its side (themes/tokens.ts). */
  :host {
    --_label-float: var(--dass-label-float, none);
    --_label-width: var(--dass-label-width, auto);
    --_label-space: var(--dass-label-width, 0px);
    padding-inline-start: var(--_label-space);
  }
  /* At the side it takes no width, so that what follows is beside it and not around it. */
  .label {
    display: block;
    float: var(--_label-float);
    inline-size: var(--_label-width);
    margin-block-end: var(--dass-space-1);
    margin-inline-start: calc(-1 * var(--_label-space));
    padding-block-start: min(var(--_label-space), (var(--dass-control) - 1lh) / 2);
    padding-inline-end: min(var(--_label-space), var(--dass-space-4));
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
