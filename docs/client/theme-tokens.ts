// The tokens of a theme as JSON of the Design Tokens Community Group: Format Module and Color Module 2025.10.
import type { Rgb } from './theme-contrast.js';

/** A color in sRGB with its alpha from 0 to 1. */
export interface ResolvedColor {
  readonly rgb: Rgb;
  readonly alpha: number;
}

export interface ThemeValues {
  /** Names and values of all tokens, as in CSS. */
  readonly tokens: readonly (readonly [name: string, value: string])[];
  /** The color of a token in a theme. */
  color(name: string, theme: 'light' | 'dark'): ResolvedColor;
  /** The computed `box-shadow` of a token, and the color of a CSS color. */
  shadow(name: string): string;
  cssColor(value: string): ResolvedColor;
}

type Group = Record<string, unknown>;

const round = (value: number): number => Math.round(value * 10_000) / 10_000;

const colorValue = ({ rgb, alpha }: ResolvedColor): object => ({
  colorSpace: 'srgb',
  components: rgb.map((value) => round(value / 255)),
  alpha: round(alpha),
  hex: `#${rgb.map((value) => value.toString(16).padStart(2, '0')).join('')}`,
});

const dimension = (text: string): object | undefined => {
  const [, value, unit] = /^(-?[\d.]+)(px|rem)$/.exec(text) ?? (text === '0' ? ['', '0', 'px'] : []);
  return value === undefined ? undefined : { value: Number(value), unit };
};

/** Returns the tokens by type. Colors are in a group for each theme. Values that the format does not know are left out. */
export function designTokens(values: ThemeValues): object {
  const groups: Record<string, Group> = { light: {}, dark: {} };
  const add = (group: string, name: string, $type: string, $value: unknown): void => {
    if ($value !== undefined) (groups[group] ??= {})[name] = { $type, $value };
  };
  for (const [name, value] of values.tokens) {
    const short = name.replace('--dass-', '');
    if (short.startsWith('color-'))
      for (const theme of ['light', 'dark'] as const)
        add(theme, short.replace('color-', ''), 'color', colorValue(values.color(name, theme)));
    else if (short.startsWith('shadow')) add('shadow', short, 'shadow', shadowValue(values, name));
    else if (short.startsWith('font')) add('font', short, 'fontFamily', familiesIn(value));
    else if (short.startsWith('time-')) add('time', short, 'duration', durationValue(value));
    else if (short.startsWith('ease')) add('ease', short, 'cubicBezier', bezierValue(value));
    else add('size', short, 'dimension', dimension(value));
  }
  const { light, dark, ...others } = groups;
  return { color: { light, dark }, ...others };
}

const familiesIn = (value: string): string[] =>
  value.split(',').map((name) => name.trim().replace(/^(['"])(.*)\1$/, '$2'));

function durationValue(value: string): object | undefined {
  const [, number, unit] = /^([\d.]+)(ms|s)$/.exec(value) ?? [];
  return number === undefined ? undefined : { value: Number(number), unit };
}

const bezierValue = (value: string): number[] | undefined =>
  /^cubic-bezier\((.*)\)$/.exec(value)?.[1]?.split(',').map(Number);

/** A computed shadow has the color first: `rgba(0, 0, 0, 0.12) 0px 1px 2px 0px, …`. */
function shadowValue({ shadow, cssColor }: ThemeValues, name: string): object[] {
  return shadow(name)
    .split(/,(?![^(]*\))/)
    .flatMap((layer) => {
      const [, color, lengths] = /^\s*(.+?\)|#\w+|\w+)\s+([-\d.].*)$/.exec(layer) ?? [];
      if (!color || !lengths) return [];
      const [offsetX, offsetY, blur, spread] = lengths.split(/\s+/).map(dimension);
      const zero = { value: 0, unit: 'px' };
      return [{ color: colorValue(cssColor(color)), offsetX, offsetY, blur: blur ?? zero, spread: spread ?? zero }];
    });
}
