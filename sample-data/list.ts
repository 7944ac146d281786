/** The texts of a comma-separated list: data of many short words reads better without a quote around each. */
export const list = (text: string): readonly string[] =>
  text.split(',').map((word) => word.trim().replace(/\s+/g, ' '));
