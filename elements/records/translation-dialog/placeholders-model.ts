/**
 * The parts of a text that a program replaces or interprets: `{0}`, `{name}`, `{{name}}`, `${name}`, `%s`, `%1$d`,
 * `%(name)s`, `<b>`. `%%` is a percent sign, and a letter that belongs to a word (`100%poliéster`) is no placeholder.
 */
const PLACEHOLDER =
  /%%|\{\{\s*(?<mustache>[\p{L}\p{N}_.$-]+)\s*\}\}|(?<dollar>\$?)\{\s*(?<name>[\p{L}\p{N}_.$-]+)\s*(?:\}|[,:][^{}]*[{}])|(?<printf>%(?:\d+\$)?(?<key>\(\w+\))?[-+#0]*\d*(?:\.\d+)?(?:hh|h|ll|l|q|z|t)?[sdifuxXoeEgGc@])(?!\p{L})|<(?<slash>\/?)(?<tag>[a-z][a-z0-9-]*)(?:\s[^<>]*)?\/?>/giu;

/** Returns the placeholder of a match, in one spelling. Undefined for an escaped percent sign. */
function normalized({ groups = {} }: RegExpMatchArray): string | undefined {
  const { mustache, dollar, name, printf, slash, tag } = groups;
  if (mustache !== undefined) return `{{${mustache}}}`;
  if (name !== undefined) return `${dollar}{${name}}`;
  if (tag !== undefined) return `<${slash}${tag.toLowerCase()}>`;
  return printf;
}

/** Whether it matters how often a placeholder is in a text: each `%s` takes another value, and a tag needs its end. */
const isCounted = (placeholder: string): boolean => /^%[^(]*$|^</.test(placeholder) && !/^%\d+\$/.test(placeholder);

/** The placeholders of a text, each with its number: always 1 where the number does not matter. */
export function placeholdersOf(text: string): ReadonlyMap<string, number> {
  const counts = new Map<string, number>();
  for (const match of text.matchAll(PLACEHOLDER)) {
    const placeholder = normalized(match);
    if (placeholder === undefined) continue;
    counts.set(placeholder, isCounted(placeholder) ? (counts.get(placeholder) ?? 0) + 1 : 1);
  }
  return counts;
}

/** Returns a text without its placeholders. */
export const withoutPlaceholders = (text: string): string => text.replace(PLACEHOLDER, ' ');

/** The placeholders that two texts do not share. */
export interface PlaceholderDifference {
  /** Those that the reference has more often. */
  readonly missing: readonly string[];
  /** Those that the text has more often. */
  readonly extra: readonly string[];
}

/** Compares the placeholders of a text with those of a reference. */
export function comparePlaceholders(reference: string, text: string): PlaceholderDifference {
  const [wanted, own] = [placeholdersOf(reference), placeholdersOf(text)];
  return { missing: surplus(wanted, own), extra: surplus(own, wanted) };
}

const surplus = (counts: ReadonlyMap<string, number>, others: ReadonlyMap<string, number>): string[] =>
  [...counts]
    .filter(([placeholder, count]) => count > (others.get(placeholder) ?? 0))
    .map(([placeholder]) => placeholder);
