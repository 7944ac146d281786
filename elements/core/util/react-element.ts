import { tryRead } from './read-value.js';

/** Whether a value is a React element, or a list with one. Neither Lit nor a text can show it. */
export function isReactElement(value: unknown): boolean {
  if (typeof value !== 'object' || value === null) return false;
  return tryRead(
    'A value',
    () =>
      Array.isArray(value)
        ? value.some(isReactElement)
        : typeof (value as { $$typeof?: unknown }).$$typeof === 'symbol',
    false,
  );
}
