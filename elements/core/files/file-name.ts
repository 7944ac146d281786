/** Maximum number of characters of a shown file name. */
export const MAX_NAME = 255;

/** Characters that change how text is ordered, and so can hide the real extension of a file. */
const bidiControls = /[\u061c\u200e\u200f\u202a-\u202e\u2066-\u2069]/g;
// oxlint-disable-next-line no-control-regex
const controls = /[\u0000-\u001f\u007f-\u009f\u2028\u2029\ufeff]/g;

/**
 * Returns a file name as it can be shown: without folders, control characters and marks that change the order of the
 * text, with composed letters, and with at most 255 characters. The end with the extension is kept.
 *
 * @param name any name, from a file or from a server
 */
export function displayFileName(name: unknown): string {
  if (typeof name !== 'string') return '';
  const bare = name.normalize().replace(bidiControls, '').replace(controls, ' ');
  const last = bare.split(/[/\\]/).findLast((part) => part.trim() !== '') ?? '';
  const characters = [...last.trim().replace(/\s+/g, ' ')];
  if (characters.length <= MAX_NAME) return characters.join('');
  const tail = 24;
  return `${characters.slice(0, MAX_NAME - tail - 1).join('')}…${characters.slice(-tail).join('')}`;
}

/** Returns the two parts of a shown name: the stem may be cut, the end stays visible. */
export function splitFileName(name: string): readonly [stem: string, end: string] {
  const dot = name.lastIndexOf('.');
  return dot > 0 && name.length - dot <= 10 ? [name.slice(0, dot), name.slice(dot)] : [name, ''];
}
