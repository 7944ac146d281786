'use client';
// Generated from custom-elements.json by scripts/generate/generate-wrappers.mjs. Do not edit.
import * as React from 'react';
import { createComponent } from '@lit/react';
import { DassIcon as DassIconElement } from '../entries/dass-icon.js';

export type { DassIconElement };
export type * from '../entries/dass-icon.js';

/** What <DassIcon> takes besides the attributes of every HTML element. */
export interface DassIconOwnProps {
  /** Name under which the icon is registered. One that is not known draws an empty square of the same size. */
  name?: DassIconElement['name'];
  /** What the icon says when it stands alone. Empty (default): decoration, hidden from assistive technology. */
  label?: DassIconElement['label'];
}
export type DassIconProps = DassIconOwnProps & Omit<React.HTMLAttributes<DassIconElement>, keyof DassIconOwnProps>;

const component: unknown = createComponent({
  tagName: 'dass-icon',
  elementClass: DassIconElement,
  react: React,
  events: {},
  displayName: 'DassIcon',
});

/** An icon by name, from those that `registerIcons()` has made known. A page pays only for the icons that it registers. */
export const DassIcon = component as React.FunctionComponent<DassIconProps & React.RefAttributes<DassIconElement>>;
