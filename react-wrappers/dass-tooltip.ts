'use client';
// Generated from custom-elements.json by scripts/generate/generate-wrappers.mjs. Do not edit.
import * as React from 'react';
import { createComponent } from '@lit/react';
import { DassTooltip as DassTooltipElement } from '../entries/dass-tooltip.js';

export type { DassTooltipElement };
export type * from '../entries/dass-tooltip.js';

/** What <DassTooltip> takes besides the attributes of every HTML element. */
export interface DassTooltipOwnProps {
  /** Id of the element it explains, in the same document or shadow tree. */
  for?: DassTooltipElement['for'];
  /** What it says. A text that starts with `dass` is a key of the catalogue. Empty: no tip. */
  text?: DassTooltipElement['text'];
  /** Side of the target, `bottom` by default; flipped where there is no room. */
  placement?: DassTooltipElement['placement'];
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
 * A tip for the element whose id stands in `for`, in the same tree: shown on hover, on keyboard focus and on a long
 * press, hidden by Escape; the pointer may rest on it. It describes its target to assistive technology.
 */
export const DassTooltip = component as React.FunctionComponent<DassTooltipProps & React.RefAttributes<DassTooltipElement>>;
