/**
 * Tells how the rows in view have changed: one block of rows has `come` or `gone`, or they are the `same` and may have other
 * heights. `undefined` for any other change, and while several rows are loading, which have one key. The rows behind a block may
 * be out of view.
 * @param growth the change of the number of all rows
 */
export function changeOf(
  before: readonly unknown[],
  after: readonly unknown[],
  growth: number,
): 'come' | 'gone' | 'same' | undefined {
  if ([before, after].some((keys) => new Set(keys).size < keys.length)) return undefined;
  const difference = after.findIndex((key, at) => key !== before[at]);
  const start = difference < 0 ? after.length : difference;
  const isBlock = (longer: readonly unknown[], shorter: readonly unknown[]): boolean => {
    const end = longer.indexOf(shorter[start], start);
    // What was out of view comes into it.
    const isBehind = (key: unknown, at: number) =>
      end + at < longer.length ? key === longer[end + at] : !longer.includes(key);
    return end > start && shorter.slice(start).every(isBehind);
  };
  if (start === after.length) return growth === 0 ? 'same' : undefined;
  if (isBlock(before, after)) return 'gone';
  if (start < before.length && isBlock(after, before)) return 'come';
  // What was behind the first rows is out of view now.
  const isBeyond = start > 0 && growth > 0 && !after.slice(start).some((key) => before.includes(key));
  return isBeyond ? 'come' : undefined;
}
