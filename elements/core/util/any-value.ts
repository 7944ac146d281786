/** A value whose type a function of the application declares: `(row: Material) => row.name`. */
// eslint-disable-next-line @typescript-eslint/no-explicit-any -- with `unknown`, such a function could not be passed
export type AnyValue = any;
