'use client';
// Generated from custom-elements.json by scripts/generate/generate-wrappers.mjs. Do not edit.
import * as React from 'react';
import { createComponent } from '@lit/react';
import { DassAccountMenu as DassAccountMenuElement } from '../entries/dass-account-menu.js';
import type { DassAccountMenuChangeLanguageDetail, DassAccountMenuChangeVirtualKeyboardDetail } from '../entries/dass-account-menu.js';

export type { DassAccountMenuElement };
export type * from '../entries/dass-account-menu.js';

/** What <DassAccountMenu> takes besides the attributes of every HTML element. */
export interface DassAccountMenuOwnProps {
  /**
   * Who is signed in: `{name, email, accessDenied}`; nobody by default. With `accessDenied` name, e-mail and sign-out are
   * hidden.
   */
  user?: DassAccountMenuElement['user'];
  /** The languages to choose from, `{id, description, image}` each. Empty (default): Portuguese, Spanish, English. */
  languages?: DassAccountMenuElement['languages'];
  /** Id of the chosen language. Empty (default): the language in force. */
  language?: DassAccountMenuElement['language'];
  /** Whether the virtual keyboard is on. Undefined (default): what is stored for this site. */
  virtualKeyboard?: DassAccountMenuElement['virtualKeyboard'];
  /** Whether the panel is open. Setting it is always obeyed and fires nothing. */
  open?: DassAccountMenuElement['open'];
  /** A person has confirmed to sign out. What follows is the host's. */
  onLogoff?: (event: CustomEvent<null> & { readonly target: DassAccountMenuElement; readonly currentTarget: DassAccountMenuElement }) => void;
  /** A person has chosen a language. It is put in force at once, in every element; prevent it to do that yourself. */
  onChangeLanguage?: (event: CustomEvent<DassAccountMenuChangeLanguageDetail> & { readonly target: DassAccountMenuElement; readonly currentTarget: DassAccountMenuElement }) => void;
  /** A person has confirmed the change of the virtual keyboard, and it is stored. The page is then loaded anew; prevent it to apply the change without that. */
  onChangeVirtualKeyboard?: (event: CustomEvent<DassAccountMenuChangeVirtualKeyboardDetail> & { readonly target: DassAccountMenuElement; readonly currentTarget: DassAccountMenuElement }) => void;
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
 * The account of who is signed in, in a panel below its button: name and e-mail, language, virtual keyboard, theme and
 * density, what the host adds, and the way out. Its content is mixed, so it is a panel and not a menu of actions.
 *
 * Slots:
 * - `account`: What the host adds, before the sign-out.
 */
export const DassAccountMenu = component as React.FunctionComponent<DassAccountMenuProps & React.RefAttributes<DassAccountMenuElement>>;
