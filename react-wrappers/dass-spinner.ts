'use client';
// Generated from custom-elements.json by scripts/generate/generate-wrappers.mjs. Do not edit.
import * as React from 'react';
import { createComponent } from './internal/create-component.js';
import { DassSpinner as DassSpinnerElement } from '../entries/dass-spinner.js';

export type { DassSpinnerElement };
export type * from '../entries/dass-spinner.js';

/** The props of <DassSpinner>, in addition to the attributes of every HTML element. */
export interface DassSpinnerOwnProps {
  /** Name of the operation. A text that starts with `dass` is a message id. Default: `''`, 'Carregando…'. */
  label?: DassSpinnerElement['label'] | undefined;
  /** Shows the label beside the spinner. Default: `false`, only screen readers announce it. */
  withLabel?: DassSpinnerElement['withLabel'] | undefined;
}
export type DassSpinnerProps = DassSpinnerOwnProps & Omit<React.HTMLAttributes<DassSpinnerElement>, keyof DassSpinnerOwnProps>;

const component: unknown = createComponent({
  tagName: 'dass-spinner',
  elementClass: DassSpinnerElement,
  react: React,
  events: {},
  displayName: 'DassSpinner',
});

/**
 * Shows that an operation of unknown duration is running. It is as large as the text around it. When the progress is
 * known, use `<dass-progress>`; for content that is about to appear, `<dass-skeleton-cards>`.
 */
export const DassSpinner = component as React.FunctionComponent<DassSpinnerProps & React.RefAttributes<DassSpinnerElement>>;
