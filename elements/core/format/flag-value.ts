/** The values of a flag that servers send, in pairs of the same kind. */
const flagPairs: readonly (readonly [on: unknown, off: unknown])[] = [
  [true, false],
  [1, 0],
  ['1', '0'],
  ['S', 'N'],
  ['A', 'I'],
  ['true', 'false'],
];

const pairOf = (value: unknown): readonly [on: unknown, off: unknown] | undefined => {
  const one = typeof value === 'string' ? value.trim() : value;
  return flagPairs.find((pair) => pair.includes(one));
};

/** The value of a flag, of the same kind as another value: `'N'` for one with `'S'`. Otherwise a boolean. */
export function flagValue(on: boolean, like: unknown): unknown {
  const [onValue, offValue] = pairOf(like) ?? [true, false];
  return on ? onValue : offValue;
}

/** The other value of a flag, of the same kind: `'N'` for `'S'`. For any other value, `true`. */
export function oppositeFlag(value: unknown): unknown {
  const one = typeof value === 'string' ? value.trim() : value;
  return pairOf(value)?.find((other) => other !== one) ?? true;
}
