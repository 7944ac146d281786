// In the page, while it is developed: the styles of each module, so that its next version can replace them.

/** What each module has exported so far, by module and name. What loads later has the newest version. */
const versions = new Map();

/**
 * @param {string} module @param {Record<string, unknown>} exports
 * @returns {boolean} false when something that the module exported before cannot be replaced, as it is no style sheet
 */
export function registerStyles(module, exports) {
  let areReplaced = true;
  for (const [name, style] of Object.entries(exports)) {
    const key = `${module} ${name}`;
    const earlier = versions.get(key) ?? [];
    versions.set(key, [...earlier, style]);
    if (style?.styleSheet) for (const { styleSheet } of earlier) styleSheet?.replaceSync(style.cssText);
    else if (earlier.length > 0) areReplaced = false;
  }
  return areReplaced;
}
