import { safeUrl } from '../urls/safe-url.js';
import { toText } from '../text/to-text.js';

/** A page that was visited. */
export interface HistoryEntry {
  /** Where it leads: http(s) or relative. */
  readonly url: string;
  /** What the user followed: the menu entry's label. A text or a `dass…` key. */
  readonly label: string;
  /** When, as ISO 8601 in UTC with milliseconds. */
  readonly date: string;
}

/** Maximum number of entries beside the current one. */
export const otherEntriesKept = 10;

const limit = otherEntriesKept + 1;

/** The good entries in whatever stood in storage, each url once, at most 11. */
export function parseHistory(value: unknown): readonly HistoryEntry[] {
  if (!Array.isArray(value)) return [];
  const entries = new Map<string, HistoryEntry>();
  for (const candidate of value as unknown[]) {
    if (entries.size === limit) break;
    const entry = parseHistoryEntry(candidate);
    if (entry !== undefined && !entries.has(entry.url)) entries.set(entry.url, entry);
  }
  return [...entries.values()];
}

/**
 * The entry in whatever stands for one: a missing label is the url, a bad date is the empty text.
 *
 * @returns `undefined` where there is no url that may be followed.
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
 * The history after a visit: the visited page goes first, an earlier visit of the same url goes, and of the others
 * the first 10 stay.
 */
export function withVisit(entries: readonly HistoryEntry[], visit: HistoryEntry): readonly HistoryEntry[] {
  return [visit, ...entries.filter(({ url }) => url !== visit.url).slice(0, otherEntriesKept)];
}

/**
 * The history with entries put back that another tab wrote over: of each url the latest visit, the latest
 * first, at most 11. The same whichever tab does it, and in whichever order, so that tabs that repair at once agree.
 *
 * @returns `entries` itself when nothing was lost: all candidates are there, or are too old to be among the 11.
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
  const repaired = [...latest.values()].sort(byDateThenUrl).slice(0, limit);
  return repaired.every((entry) => entries.includes(entry)) ? entries : repaired;
}

function byDateThenUrl(a: HistoryEntry, b: HistoryEntry): number {
  if (a.date !== b.date) return a.date > b.date ? -1 : 1;
  return a.url < b.url ? -1 : 1;
}
