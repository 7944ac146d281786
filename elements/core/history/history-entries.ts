import { safeUrl } from '../urls/safe-url.js';
import { toText } from '../text/to-text.js';

/** A visited page. */
export interface HistoryEntry {
  /** Address of the page: http(s) or relative. */
  readonly url: string;
  /** Label of the menu entry that the user followed. A text or a message id that starts with `dass`. */
  readonly label: string;
  /** Time of the visit, as ISO 8601 in UTC with milliseconds. Empty if the stored date was invalid. */
  readonly date: string;
}

/** Maximum number of entries besides the current one. */
export const MAX_OTHER_ENTRIES = 10;

const MAX_ENTRIES = MAX_OTHER_ENTRIES + 1;

/** Reads the valid entries of a stored value: each url once, at most 11. */
export function parseHistory(value: unknown): readonly HistoryEntry[] {
  if (!Array.isArray(value)) return [];
  const entries = new Map<string, HistoryEntry>();
  for (const candidate of value as unknown[]) {
    if (entries.size === MAX_ENTRIES) break;
    const entry = parseHistoryEntry(candidate);
    if (entry !== undefined && !entries.has(entry.url)) entries.set(entry.url, entry);
  }
  return [...entries.values()];
}

/**
 * Reads one entry. A missing label is the url, an invalid date the empty text.
 *
 * @returns `undefined` if the entry has no safe url
 */
export function parseHistoryEntry(value: unknown): HistoryEntry | undefined {
  if (typeof value !== 'object' || value === null) return undefined;
  const { url, label, date } = value as Partial<Record<keyof HistoryEntry, unknown>>;
  if (typeof url !== 'string' || safeUrl(url) === undefined) return undefined;
  const time = typeof date === 'string' ? Date.parse(date) : Number.NaN;
  return {
    url,
    label: toText(label).trim() === '' ? url : toText(label),
    date: Number.isNaN(time) ? '' : new Date(time).toISOString(),
  };
}

/**
 * Returns the history after a visit. The visited page is first; an earlier visit of the same url is removed; the
 * first 10 others remain.
 */
export function withVisit(entries: readonly HistoryEntry[], visit: HistoryEntry): readonly HistoryEntry[] {
  return [visit, ...entries.filter(({ url }) => url !== visit.url).slice(0, MAX_OTHER_ENTRIES)];
}

/**
 * Returns the history with the entries restored that another tab has overwritten.
 *
 * Keeps the latest visit of each url, the latest first, at most 11. The result does not depend on the tab or the
 * order, so tabs that repair at the same time agree.
 *
 * @returns `entries` itself if nothing was lost: each candidate is in it, or is too old for the 11 entries
 */
export function withLostVisits(
  entries: readonly HistoryEntry[],
  candidates: readonly HistoryEntry[],
): readonly HistoryEntry[] {
  const latest = new Map(entries.map((entry) => [entry.url, entry]));
  for (const candidate of candidates) {
    const known = latest.get(candidate.url);
    if (known === undefined || candidate.date > known.date) latest.set(candidate.url, candidate);
  }
  const repaired = [...latest.values()].sort(byDateThenUrl).slice(0, MAX_ENTRIES);
  return repaired.every((entry) => entries.includes(entry)) ? entries : repaired;
}

function byDateThenUrl(a: HistoryEntry, b: HistoryEntry): number {
  if (a.date !== b.date) return a.date > b.date ? -1 : 1;
  return a.url < b.url ? -1 : 1;
}
