/** Converts the attribute of a boolean property that is true by default. Only the value `false` turns it off. */
export const unlessFalse = (value: string | null): boolean => value !== 'false';
