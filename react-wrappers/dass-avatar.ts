'use client';
// Generated from custom-elements.json by scripts/generate/generate-wrappers.mjs. Do not edit.
import * as React from 'react';
import { createComponent } from '@lit/react';
import { DassAvatar as DassAvatarElement } from '../entries/dass-avatar.js';

export type { DassAvatarElement };
export type * from '../entries/dass-avatar.js';

/** What <DassAvatar> takes besides the attributes of every HTML element. */
export interface DassAvatarOwnProps {
  /**
   * The address of an image, or a text: up to 3 characters are shown as they are, of a longer one the upper-case initials
   * of its words. Empty (default): the initials of `label`, or a figure. An address that must not be followed is a text.
   */
  avatar?: DassAvatarElement['avatar'];
  /**
   * Whom it shows, for assistive technology. Empty (default): decoration beside a name, passed over. A text that starts
   * with `dass` is a key of the catalogue.
   */
  label?: DassAvatarElement['label'];
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
 * A person, a team or a system as a small disc: an image, or a few letters on a colour that is always the same for the
 * same text. An image that cannot be loaded gives way to the initials of the label.
 */
export const DassAvatar = component as React.FunctionComponent<DassAvatarProps & React.RefAttributes<DassAvatarElement>>;
