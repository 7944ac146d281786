/** The functions that templates use for their texts. */
export { formatCount } from './format-count.js';
export { msg, str } from './library.js';
export { plural } from './plural.js';
