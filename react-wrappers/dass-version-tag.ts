'use client';
// Generated from custom-elements.json by scripts/generate/generate-wrappers.mjs. Do not edit.
import * as React from 'react';
import { createComponent } from './internal/create-component.js';
import { DassVersionTag as DassVersionTagElement } from '../entries/dass-version-tag.js';

export type { DassVersionTagElement };
export type * from '../entries/dass-version-tag.js';

/** The props of <DassVersionTag>, in addition to the attributes of every HTML element. */
export interface DassVersionTagOwnProps {
  /** Text of the version. A text that starts with `dass` is a message id. Default: `v1.0.0`. */
  label?: DassVersionTagElement['label'] | undefined;
  /** Fired when the user clicks the version. Cancelable: when prevented, the page is not reloaded. */
  onBeforeReload?: ((event: CustomEvent<null> & { readonly target: DassVersionTagElement; readonly currentTarget: DassVersionTagElement }) => void) | undefined;
}
export type DassVersionTagProps = DassVersionTagOwnProps & Omit<React.HTMLAttributes<DassVersionTagElement>, keyof DassVersionTagOwnProps>;

const component: unknown = createComponent({
  tagName: 'dass-version-tag',
  elementClass: DassVersionTagElement,
  react: React,
  events: {
    onBeforeReload: 'dass-before-reload',
  },
  displayName: 'DassVersionTag',
});

/** The version of the application, as a button that reloads the page to get the newest version. */
export const DassVersionTag = component as React.FunctionComponent<DassVersionTagProps & React.RefAttributes<DassVersionTagElement>>;
