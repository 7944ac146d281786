/** Reads the attribute of a property that is on until it is switched off: an attribute cannot be less than absent. */
export const unlessFalse = (value: string | null): boolean => value !== 'false';
