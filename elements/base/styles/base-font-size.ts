/** The size of `--dass-font-size` on the page, in pixels. The elements have their lengths in it instead of in `rem`. */
export const baseFontSize = (): number =>
  Number.parseFloat(getComputedStyle(document.documentElement).getPropertyValue('--dass-font-size')) || 16;
