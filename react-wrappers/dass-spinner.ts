'use client';
// Generated from custom-elements.json by scripts/generate/generate-wrappers.mjs. Do not edit.
import * as React from 'react';
import { createComponent } from '@lit/react';
import { DassSpinner as DassSpinnerElement } from '../entries/dass-spinner.js';

export type { DassSpinnerElement };
export type * from '../entries/dass-spinner.js';

/** What <DassSpinner> takes besides the attributes of every HTML element. */
export interface DassSpinnerOwnProps {
  /** What is under way. Empty (default): 'Carregando…'. A text that starts with `dass` is a key of the catalogue. */
  label?: DassSpinnerElement['label'];
  /** Shows the label beside it. Otherwise it is read by assistive technology alone. */
  withLabel?: DassSpinnerElement['withLabel'];
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
 * Something is under way and nobody knows how long it takes. It is as large as the text around it. Where the share that
 * is done is known, use `<dass-progress>`; where content is about to appear, `<dass-skeleton-cards>`.
 */
export const DassSpinner = component as React.FunctionComponent<DassSpinnerProps & React.RefAttributes<DassSpinnerElement>>;
