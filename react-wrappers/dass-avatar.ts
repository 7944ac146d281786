'use client';
// Generated from custom-elements.json by scripts/generate/generate-wrappers.mjs. Do not edit.
import * as React from 'react';
import { createComponent } from './internal/create-component.js';
import { DassAvatar as DassAvatarElement } from '../entries/dass-avatar.js';

export type { DassAvatarElement };
export type * from '../entries/dass-avatar.js';

/** The props of <DassAvatar>, in addition to the attributes of every HTML element. */
export interface DassAvatarOwnProps {
  /**
   * Address of an image, or a text. A text of up to 3 characters is shown as it is; of a longer one the uppercase
   * initials are shown. An unsafe address is shown as a text. Default: `''`, the initials of `label`, or an icon when
   * that is empty, too.
   */
  avatar?: DassAvatarElement['avatar'] | undefined;
  /**
   * Accessible name. A text that starts with `dass` is a message id. Default: `''`, the avatar is decorative and hidden
   * from screen readers.
   */
  label?: DassAvatarElement['label'] | undefined;
}
export type DassAvatarProps = DassAvatarOwnProps & Omit<React.HTMLAttributes<DassAvatarElement>, keyof DassAvatarOwnProps>;

const component: unknown = createComponent({
  tagName: 'dass-avatar',
  elementClass: DassAvatarElement,
  react: React,
  events: {},
  displayName: 'DassAvatar',
});

/**
 * Shows a user, a team or a system as a small disc: an image, or letters on a background color. The same text always
 * has the same color. When the image cannot be loaded, the initials of the label are shown.
 */
export const DassAvatar = component as React.FunctionComponent<DassAvatarProps & React.RefAttributes<DassAvatarElement>>;
