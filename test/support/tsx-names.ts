/** A script for pages under test: defines the function in which tsx wraps named functions, also those that run there. */
export const TSX_NAMES = 'globalThis.__name = (named) => named';
