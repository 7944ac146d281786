/** Who is signed in. */
export interface User {
  readonly name?: string;
  readonly email?: string;
  /** Signed in, but without access to this area: no menu, no name, no sign-out. */
  readonly accessDenied?: boolean;
}

/** Whether what only a person with access may see is hidden (HL-05, HL-09). */
export const isDenied = (user: User | undefined): boolean => user?.accessDenied === true;
