import { deniesAccess } from '../core/format/boolean-meaning.js';
import { readField, tryRead } from '../core/util/read-value.js';
import { toText } from '../core/text/to-text.js';

/** The signed-in user. */
export interface User {
  /** Name of the user. */
  readonly name?: string;
  /** E-mail address of the user. */
  readonly email?: string;
  /**
   * The user is signed in but has no access to this area: menu, name and sign-out are hidden. Any value that does not
   * clearly mean no denies the access. Default: access.
   */
  readonly accessDenied?: boolean;
}

/** Whether the user has no access, so that menu, name and sign-out are hidden. */
export const isDenied = (user: User | undefined): boolean =>
  deniesAccess(tryRead("'accessDenied' of the user", () => user?.accessDenied, true));

/** Returns the name or e-mail of a user. Empty for a user without access. */
export const readUserText = (user: User | undefined, field: 'name' | 'email'): string =>
  isDenied(user) ? '' : toText(readField(user, field)).trim();
