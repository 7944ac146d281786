/** Returns a copy of an object with other values, not of what is in it. What refers to the object refers to the copy. */
export function copyWith(source: object, values: Readonly<Record<string, unknown>>): Record<string, unknown> {
  const copy: Record<string, unknown> = { ...source, ...values };
  for (const name of Object.keys(copy)) if (copy[name] === source) copy[name] = copy;
  return copy;
}
