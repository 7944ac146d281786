'use client';
// Generated from custom-elements.json by scripts/generate/generate-wrappers.mjs. Do not edit.
import * as React from 'react';
import { createComponent } from '@lit/react';
import { DassProgress as DassProgressElement } from '../entries/dass-progress.js';

export type { DassProgressElement };
export type * from '../entries/dass-progress.js';

/** What <DassProgress> takes besides the attributes of every HTML element. */
export interface DassProgressOwnProps {
  /** How much is done, from 0 to `max`; more than that is drawn as all. Without one (default): nobody knows how much. */
  value?: DassProgressElement['value'];
  /** How much there is to do, 100 by default; above 0. */
  max?: DassProgressElement['max'];
  /** What is under way; 'Em andamento' is read without one. A text that starts with `dass` is a key of the catalogue. */
  label?: DassProgressElement['label'];
  /** Keeps the line of text above the bar for assistive technology alone. */
  labelHidden?: DassProgressElement['labelHidden'];
  /** How far it has come in words: '3 de 8 arquivos'. Empty (default): the share, '37%'. */
  valueText?: DassProgressElement['valueText'];
  /** `accent` (default), `success`, `warning` or `danger`. */
  tone?: DassProgressElement['tone'];
}
export type DassProgressProps = DassProgressOwnProps & Omit<React.HTMLAttributes<DassProgressElement>, keyof DassProgressOwnProps>;

const component: unknown = createComponent({
  tagName: 'dass-progress',
  elementClass: DassProgressElement,
  react: React,
  events: {},
  displayName: 'DassProgress',
});

/** How far something has come, as a bar; or, without a value, that it is under way. */
export const DassProgress = component as React.FunctionComponent<DassProgressProps & React.RefAttributes<DassProgressElement>>;
