/**
 * Copies constants such as icons into the modules that use them: a module that is loaded later brings its own icons,
 * instead of adding them to the start of the page. An option of all builds.
 * @type {import('rolldown').InputOptions['optimization']}
 */
export const copiedConstants = { inlineConst: { mode: 'all', pass: 1 } };
