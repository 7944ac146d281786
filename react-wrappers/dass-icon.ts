'use client';
// Generated from custom-elements.json by scripts/generate/generate-wrappers.mjs. Do not edit.
import * as React from 'react';
import { createComponent } from './internal/create-component.js';
import { DassIcon as DassIconElement } from '../entries/dass-icon.js';

export type { DassIconElement };
export type * from '../entries/dass-icon.js';

/** The props of <DassIcon>, in addition to the attributes of every HTML element. */
export interface DassIconOwnProps {
  /** Name of a registered icon. For an unknown name an empty square of the same size is shown. Default: `''`. */
  name?: DassIconElement['name'] | undefined;
  /**
   * Accessible name, for an icon without text beside it. Default: `''`, the icon is decorative and hidden from screen
   * readers.
   */
  label?: DassIconElement['label'] | undefined;
}
export type DassIconProps = DassIconOwnProps & Omit<React.HTMLAttributes<DassIconElement>, keyof DassIconOwnProps>;

const component: unknown = createComponent({
  tagName: 'dass-icon',
  elementClass: DassIconElement,
  react: React,
  events: {},
  displayName: 'DassIcon',
});

/**
 * Shows an icon by name, one of those that `registerIcons()` has registered. A page loads only the icons that it
 * registers.
 */
export const DassIcon = component as React.FunctionComponent<DassIconProps & React.RefAttributes<DassIconElement>>;
