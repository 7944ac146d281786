// The contrast of the text pairs of a theme, as WCAG 2.2 computes it (success criteria 1.4.3 and 1.4.6).

/** Red, green and blue from 0 to 255. */
export type Rgb = readonly [red: number, green: number, blue: number];

/** A color of a text and that of its background, as names of tokens. */
export interface TextPair {
  readonly text: string;
  readonly background: string;
}

const pair = (text: string, background: string): TextPair => ({
  text: `--dass-color-${text}`,
  background: `--dass-color-${background}`,
});

/** The pairs that the elements have. */
export const TEXT_PAIRS: readonly TextPair[] = [
  pair('text', 'page'),
  pair('text', 'surface'),
  pair('text', 'raised'),
  pair('text', 'sunken'),
  pair('text-quiet', 'page'),
  pair('text-quiet', 'surface'),
  pair('text-quiet', 'sunken'),
  pair('accent-text', 'page'),
  pair('accent-text', 'surface'),
  pair('accent-text', 'accent-soft'),
  pair('on-accent', 'accent'),
  pair('danger', 'surface'),
  pair('danger', 'danger-soft'),
  pair('warning', 'surface'),
  pair('success', 'surface'),
  pair('info', 'surface'),
  pair('neutral', 'neutral-soft'),
];

/** `large`: enough for large text only, from 24 px, or 18.66 px in bold. */
export type ContrastLevel = 'AAA' | 'AA' | 'large' | 'fails';

export function contrastRatio(one: Rgb, other: Rgb): number {
  const [light, dark] = [luminance(one), luminance(other)].sort((a, b) => b - a) as [number, number];
  return (light + 0.05) / (dark + 0.05);
}

export function contrastLevel(ratio: number): ContrastLevel {
  if (ratio >= 7) return 'AAA';
  if (ratio >= 4.5) return 'AA';
  return ratio >= 3 ? 'large' : 'fails';
}

function luminance(color: Rgb): number {
  const [red, green, blue] = color.map((value) => {
    const share = value / 255;
    return share <= 0.04045 ? share / 12.92 : ((share + 0.055) / 1.055) ** 2.4;
  }) as unknown as Rgb;
  return 0.2126 * red + 0.7152 * green + 0.0722 * blue;
}
