/** The rules of axe that depend on colors: a second theme has other colors, and nothing else. */
export const COLOR_RULES: readonly string[] = ['color-contrast', 'link-in-text-block'];

/** Options of axe. @param what all rules, or only those about colors, which take a tenth of the time */
export const rulesOf = (what: 'all' | 'colors'): object =>
  what === 'colors' ? { runOnly: { type: 'rule', values: COLOR_RULES } } : {};
