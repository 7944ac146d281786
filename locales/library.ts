/**
 * The kit's own copy of `@lit/localize`: a copy can be configured once, so that an application that uses the library
 * configures its own and neither is in the way of the other. `scripts/build-kit.mjs` puts it into the package.
 */
export { msg } from 'dass-localize/init/install.js';
export { configureLocalization } from 'dass-localize/init/runtime.js';
export { str, type StrResult } from 'dass-localize/internal/str-tag.js';
