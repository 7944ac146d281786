let segmenter: Intl.Segmenter | undefined;

/** Latin, Greek and Cyrillic letters: none joins its neighbour, but CR with LF. */
const standsAlone = /^[\0-\f\x0e-\u02ff\u0370-\u0482\u048a-\u0530\u1e00-\u1fff]*$/;

/** What a reader sees as characters, one by one: a letter with its accent, a whole emoji. */
export function* charactersOf(text: string): Generator<string> {
  // The platform's segmenter is right for all, and its first use costs a page more than the rest of its start.
  if (standsAlone.test(text)) return yield* text;
  segmenter ??= new Intl.Segmenter(undefined, { granularity: 'grapheme' });
  for (const { segment } of segmenter.segment(text)) yield segment;
}
