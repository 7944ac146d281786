'use client';
// Generated from custom-elements.json by scripts/generate/generate-wrappers.mjs. Do not edit.
import * as React from 'react';
import { createComponent } from './internal/create-component.js';
import { DassProgress as DassProgressElement } from '../entries/dass-progress.js';

export type { DassProgressElement };
export type * from '../entries/dass-progress.js';

/** The props of <DassProgress>, in addition to the attributes of every HTML element. */
export interface DassProgressOwnProps {
  /**
   * The progress, from 0 to `max`. A higher value is shown as `max`. Default: `undefined`, the progress is
   * indeterminate.
   */
  value?: DassProgressElement['value'] | undefined;
  /** The value at which the operation is complete; above 0. Default: 100. */
  max?: DassProgressElement['max'] | undefined;
  /**
   * Name of the operation. A text that starts with `dass` is a message id. Default: `''`, the accessible name is 'Em
   * andamento'.
   */
  label?: DassProgressElement['label'] | undefined;
  /** Hides the line of text above the bar visually; screen readers still announce it. Default: `false`. */
  labelHidden?: DassProgressElement['labelHidden'] | undefined;
  /** The progress as a text: '3 de 8 arquivos'. Default: `''`, the percentage, '37%'. */
  valueText?: DassProgressElement['valueText'] | undefined;
  /** Color and meaning: `accent` (default), `success`, `warning` or `danger`. */
  tone?: DassProgressElement['tone'] | undefined;
}
export type DassProgressProps = DassProgressOwnProps & Omit<React.HTMLAttributes<DassProgressElement>, keyof DassProgressOwnProps>;

const component: unknown = createComponent({
  tagName: 'dass-progress',
  elementClass: DassProgressElement,
  react: React,
  events: {},
  displayName: 'DassProgress',
});

/** Shows the progress of an operation as a bar, determinate or indeterminate. */
export const DassProgress = component as React.FunctionComponent<DassProgressProps & React.RefAttributes<DassProgressElement>>;
