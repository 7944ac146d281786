// The committed pictures, and what a run finds beside them.
import { existsSync, mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import type { Page } from 'playwright';
import { compare, decode, encode, encodeColours, hashOf, reduce, sourceOf } from './picture.js';

const PICTURES = 'test/visual/pictures';
/** Where a run leaves the pictures that differ; `scripts/test/test-visual.mjs` makes a page of them. */
const FOUND = process.env.DASS_VISUAL_REPORT ?? 'dist/visual';
/** Whether the pictures of this run become the committed ones. */
const isUpdate = process.env.DASS_UPDATE_PICTURES === '1';

/** How often a page is looked at until it stays as it is: a part may load late on a busy machine. */
const TRIES = 20;
const PAUSE_MS = 150;
/** What has not changed so many times looks as it will stay. */
const SETTLED = 6;

export type Look = 'light' | 'dark' | 'forced-colors';
/** The browser keeps parts of forced colors when they end, so that they have a page of their own. */
export const kinds = [
  { forcedColors: 'none', looks: ['light', 'dark'] },
  { forcedColors: 'active', looks: ['forced-colors'] },
] as const satisfies readonly { forcedColors: 'none' | 'active'; looks: readonly Look[] }[];
export const widths = [375, 1440] as const;
/** Each look once, and both widths: what there is time for before each landing. */
const SHORT: readonly string[] = ['light-375', 'dark-1440', 'forced-colors-375'];

/** Those of the looks in which a page of this width is compared in this run. */
export const looksAt = (width: (typeof widths)[number], looks: readonly Look[]): readonly Look[] =>
  process.env.DASS_PICTURES === 'short' ? looks.filter((look) => SHORT.includes(`${look}-${width}`)) : looks;

/** Shows a page of a kind in one of its looks. */
export const setLook = (page: Page, look: Look): Promise<void> =>
  page.emulateMedia({ colorScheme: look === 'dark' ? 'dark' : 'light' });

/**
 * Compares a page with its committed picture. With `npm run update-pictures` it writes the picture instead, if it
 * differs.
 * @param name of the picture, with the folder: `elements/button/light-375`
 * @param take takes a screenshot
 * @returns what is wrong, empty if nothing
 */
export async function pictureProblem(name: string, take: () => Promise<Buffer>): Promise<string> {
  const file = join(PICTURES, `${name}.png`);
  const committed = existsSync(file) ? readFileSync(file) : undefined;
  const source = committed && sourceOf(committed);
  const found = join(FOUND, name);
  for (const kind of ['before', 'after', 'difference']) rmSync(`${found}.${kind}.png`, { force: true });
  let shot: Buffer | undefined;
  let same = 0;
  for (let tries = 0; tries < TRIES; tries++) {
    if (tries > 0) await new Promise((resolve) => setTimeout(resolve, PAUSE_MS));
    const next = await take();
    if (hashOf(next) === source) return '';
    same = shot?.equals(next) ? same + 1 : 0;
    shot = next;
    if (same === SETTLED) break;
  }
  const after = reduce(decode(shot!));
  const before = committed && decode(committed);
  const comparison = before && compare(before, after);
  if (comparison?.isSame) return '';
  if (isUpdate) {
    write(file, encode(after, hashOf(shot!)));
    return '';
  }
  write(`${found}.after.png`, shot!);
  if (!comparison) return `${name}: there is no committed picture`;
  write(`${found}.before.png`, committed!);
  write(`${found}.difference.png`, encodeColours(comparison.difference));
  return `${name}: differs from the committed picture`;
}

function write(file: string, content: Buffer): void {
  mkdirSync(dirname(file), { recursive: true });
  writeFileSync(file, content);
}
