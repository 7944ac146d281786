import { safeLocalStorage } from 'dass-elements/preferences.js';
import { DRAFTS, openDrafts } from '../../app/drafts.js';
import { isFieldValues, type FieldValues } from './field-values.js';

/*
 * Drafts are in the local storage: it is written at once when the browser closes the page, where a database would not
 * be. The largest record, a purchase of 200 materials, needs less than 10 kB of its 5 MB. Each form has a key of its
 * own, so that two tabs with one record do not overwrite each other's draft.
 */

/** What a form keeps of its unsaved changes. */
export interface DraftContent {
  readonly fields: FieldValues;
  /** State of the form outside of its fields. Untrusted when it is read. */
  readonly state?: unknown;
  /** The record that the user began to change; null for a new one. Untrusted when it is read. */
  readonly base: unknown;
}

/** A stored draft. */
export interface Draft extends DraftContent {
  readonly key: string;
  /** In milliseconds since 1970. */
  readonly savedAt: number;
}

/** Drafts of another form than that of this build are not offered. */
const FORMAT = 1;
const MAX_AGE_MS = 14 * 24 * 60 * 60_000;

/** Beginning of the keys of a record's drafts. @param id null for a new record */
export const recordPrefix = (user: string, screen: string, id: number | null): string =>
  `${DRAFTS}${user} ${screen} ${id ?? 'new'} `;

/** @returns whether it was stored: not when the storage is blocked or full */
export const writeDraft = (key: string, content: DraftContent): boolean =>
  safeLocalStorage.write(key, JSON.stringify({ format: FORMAT, savedAt: Date.now(), ...content }));

export const removeDraft = (key: string): void => void safeLocalStorage.remove(key);

/**
 * Returns the drafts of a record that no open tab is writing, the newest first. Removes drafts of all records that are
 * too old or cannot be read.
 * @param prefix of `recordPrefix()`
 */
export async function findDrafts(prefix: string): Promise<Draft[]> {
  const drafts = draftKeys().flatMap((key) => {
    const draft = readDraft(key);
    if (!draft) removeDraft(key);
    return draft?.key.startsWith(prefix) ? [draft] : [];
  });
  if (drafts.length === 0) return [];
  const held = await openDrafts();
  return drafts.filter(({ key }) => !held.has(key)).sort((one, other) => other.savedAt - one.savedAt);
}

/** The keys of all drafts. None where the storage is blocked. */
function draftKeys(): string[] {
  try {
    return Object.keys(localStorage).filter((key) => key.startsWith(DRAFTS));
  } catch {
    return [];
  }
}

function readDraft(key: string): Draft | undefined {
  try {
    const stored = JSON.parse(safeLocalStorage.read(key) ?? '') as Partial<Draft & { format: number }> | null;
    const { format, savedAt = Number.NaN, fields, state, base } = stored ?? {};
    const age = Date.now() - savedAt;
    return format === FORMAT && age < MAX_AGE_MS && isFieldValues(fields)
      ? { key, savedAt, fields, state, base }
      : undefined;
  } catch {
    return undefined;
  }
}
