/**
 * Whether a key or an input belongs to a composition of an input method (phones, handwriting, East Asian keyboards, dead
 * keys): such a key triggers nothing. WebKit reports the key that ends a composition after its end, with code 229.
 */
export const isComposing = ({
  isComposing: isPart,
  keyCode,
}: {
  readonly isComposing: boolean;
  readonly keyCode?: number;
}): boolean => isPart || keyCode === 229;
