'use client';
// Generated from custom-elements.json by scripts/generate/generate-wrappers.mjs. Do not edit.
import * as React from 'react';
import { createComponent } from './internal/create-component.js';
import { DassAccountMenu as DassAccountMenuElement } from '../entries/dass-account-menu.js';
import type { DassAccountMenuChangeLanguageDetail, DassAccountMenuChangeVirtualKeyboardDetail } from '../entries/dass-account-menu.js';

export type { DassAccountMenuElement };
export type * from '../entries/dass-account-menu.js';

/** The props of <DassAccountMenu>, in addition to the attributes of every HTML element. */
export interface DassAccountMenuOwnProps {
  /**
   * The signed-in user: `{name, email, accessDenied}`. With `accessDenied`, name, e-mail and sign-out are hidden.
   * Default: `undefined`, none.
   */
  user?: DassAccountMenuElement['user'] | undefined;
  /** The languages to select from: `{id, description, image}` each. Default: `[]`, Portuguese, Spanish and English. */
  languages?: DassAccountMenuElement['languages'] | undefined;
  /** Id of the selected language. Default: `''`, the present language. */
  language?: DassAccountMenuElement['language'] | undefined;
  /** Whether the virtual keyboard is on. Default: `undefined`, the stored preference of the user. */
  virtualKeyboard?: DassAccountMenuElement['virtualKeyboard'] | undefined;
  /**
   * Hides the sign-out, for pages that nobody signs in to: without a user, the button has the icon of settings. Default:
   * `false`.
   */
  withoutLogoff?: DassAccountMenuElement['withoutLogoff'] | undefined;
  /** Whether the panel is open. Setting it fires no event. Default: `false`. */
  open?: DassAccountMenuElement['open'] | undefined;
  /** Fired when the user has confirmed to sign out. The application signs out. */
  onLogoff?: ((event: CustomEvent<null> & { readonly target: DassAccountMenuElement; readonly currentTarget: DassAccountMenuElement }) => void) | undefined;
  /** Fired when the user selects a language. Cancelable: when prevented, the language of the page is not changed. */
  onChangeLanguage?: ((event: CustomEvent<DassAccountMenuChangeLanguageDetail> & { readonly target: DassAccountMenuElement; readonly currentTarget: DassAccountMenuElement }) => void) | undefined;
  /** Fired when the user has confirmed the change of the virtual keyboard, and it is stored. Cancelable: when prevented, the page is not reloaded. */
  onChangeVirtualKeyboard?: ((event: CustomEvent<DassAccountMenuChangeVirtualKeyboardDetail> & { readonly target: DassAccountMenuElement; readonly currentTarget: DassAccountMenuElement }) => void) | undefined;
}
export type DassAccountMenuProps = DassAccountMenuOwnProps & Omit<React.HTMLAttributes<DassAccountMenuElement>, keyof DassAccountMenuOwnProps>;

const component: unknown = createComponent({
  tagName: 'dass-account-menu',
  elementClass: DassAccountMenuElement,
  react: React,
  events: {
    onLogoff: 'dass-logoff',
    onChangeLanguage: 'dass-change-language',
    onChangeVirtualKeyboard: 'dass-change-virtual-keyboard',
  },
  displayName: 'DassAccountMenu',
});

/**
 * The account of the signed-in user, in a panel below its button: name and e-mail, language, virtual keyboard, theme
 * and density, content of the application, and sign-out. The panel has controls of several kinds, so it does not follow
 * the APG menu pattern.
 *
 * Slots:
 * - `account`: Content of the application, before the sign-out.
 * - `data`: `<script type="application/json">` with a JSON object whose keys are names of properties, or a list for `languages`. It is not shown.
 */
export const DassAccountMenu = component as React.FunctionComponent<DassAccountMenuProps & React.RefAttributes<DassAccountMenuElement>>;
