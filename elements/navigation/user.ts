import { deniesAccess } from '../core/format/boolean-meaning.js';
import { readField, tryRead } from '../core/util/read-value.js';
import { toText } from '../core/text/to-text.js';

/** Who is signed in. */
export interface User {
  readonly name?: string;
  readonly email?: string;
  /** Signed in, but without access to this area: no menu, no name, no sign-out. What is not clearly a no denies. */
  readonly accessDenied?: boolean;
}

/** Whether what only a person with access may see is hidden. */
export const isDenied = (user: User | undefined): boolean =>
  deniesAccess(tryRead("'accessDenied' of the user", () => user?.accessDenied, true));

/** What a user is called and reached by; empty for one without access. */
export const readUserText = (user: User | undefined, field: 'name' | 'email'): string =>
  isDenied(user) ? '' : toText(readField(user, field)).trim();
