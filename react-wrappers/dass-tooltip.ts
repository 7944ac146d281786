'use client';
// Generated from custom-elements.json by scripts/generate/generate-wrappers.mjs. Do not edit.
import * as React from 'react';
import { createComponent } from './internal/create-component.js';
import { DassTooltip as DassTooltipElement } from '../entries/dass-tooltip.js';

export type { DassTooltipElement };
export type * from '../entries/dass-tooltip.js';

/** The props of <DassTooltip>, in addition to the attributes of every HTML element. */
export interface DassTooltipOwnProps {
  /** Id of the element that the tooltip describes, in the same document or shadow tree. Default: `''`. */
  for?: DassTooltipElement['for'] | undefined;
  /** Text of the tooltip. A text that starts with `dass` is a message id. Default: `''`, no tooltip is shown. */
  text?: DassTooltipElement['text'] | undefined;
  /** Side of the target. The side is flipped where there is not enough room. Default: `bottom`. */
  placement?: DassTooltipElement['placement'] | undefined;
  /**
   * Shows the text only on the screen: screen readers do not get it as the description of the target. For a long text
   * that is also available elsewhere. Default: `false`.
   */
  withoutDescription?: DassTooltipElement['withoutDescription'] | undefined;
}
export type DassTooltipProps = DassTooltipOwnProps & Omit<React.HTMLAttributes<DassTooltipElement>, keyof DassTooltipOwnProps>;

const component: unknown = createComponent({
  tagName: 'dass-tooltip',
  elementClass: DassTooltipElement,
  react: React,
  events: {},
  displayName: 'DassTooltip',
});

/**
 * A tooltip for the element whose id `for` holds, in the same tree. It is shown on hover, on keyboard focus and on a
 * long press, and hidden by Escape; the pointer can be moved onto it. It describes its target for screen readers.
 */
export const DassTooltip = component as React.FunctionComponent<DassTooltipProps & React.RefAttributes<DassTooltipElement>>;
