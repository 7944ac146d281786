import { useCallback, useEffect, useState } from 'react';
import { asPlatformError } from '../../app/platform-failure.js';
import { useSession } from '../../session/session.js';
import type { SourceResult } from './find-results.js';
import type { FoundRecords, RecordSource } from './finder-content.js';

/** Records of each source in the list. */
const MAX_RECORDS = 5;
/** Of a shorter text there is too much to find. */
const MIN_CHARACTERS = 2;
/** The platform is asked when the user pauses for so long. */
const DEBOUNCE_MS = 200;

interface Answer {
  readonly text: string;
  /** Undefined when the search has failed. */
  readonly found: FoundRecords | undefined;
}

export interface FoundRecordsState {
  /** The last result of each source, perhaps of an earlier text. */
  readonly results: readonly SourceResult[];
  /** Sources whose search has failed. */
  readonly failed: readonly RecordSource[];
  /** An answer is missing. */
  readonly isSearching: boolean;
  /** Searches again what has failed. */
  readonly retry: () => void;
}

/** A source that the user may not read has no records for him. */
const nothing: FoundRecords = { records: [], total: 0 };

/**
 * Searches records on the platform while the user types. The request for an earlier text is aborted.
 * @param sources has to be the same array from render to render
 * @param text without spaces around it
 */
export function useFoundRecords(sources: readonly RecordSource[], text: string): FoundRecordsState {
  const { handleSessionError } = useSession();
  const [answers, setAnswers] = useState<ReadonlyMap<string, Answer>>(new Map());
  const [attempt, setAttempt] = useState(0);
  const isWanted = text.length >= MIN_CHARACTERS;

  useEffect(() => {
    if (!isWanted) return undefined;
    const controller = new AbortController();
    const { signal } = controller;
    const search = async (source: RecordSource): Promise<void> => {
      let found: FoundRecords | undefined;
      try {
        found = await source.search(text, { limit: MAX_RECORDS, signal });
      } catch (failure) {
        if (signal.aborted) return;
        const error = asPlatformError(failure);
        if (error.kind === 'forbidden') found = nothing;
        else handleSessionError(error);
      }
      if (!signal.aborted) setAnswers((last) => new Map(last).set(source.id, { text, found }));
    };
    const timer = setTimeout(() => sources.forEach((source) => void search(source)), DEBOUNCE_MS);
    return () => {
      clearTimeout(timer);
      controller.abort();
    };
  }, [sources, text, attempt, isWanted, handleSessionError]);

  const retry = useCallback(() => {
    setAnswers((last) => new Map([...last].filter(([, { found }]) => found)));
    setAttempt((last) => last + 1);
  }, []);

  const shown = isWanted ? sources.map((source) => ({ source, answer: answers.get(source.id) })) : [];
  return {
    results: shown.flatMap(({ source, answer }) =>
      answer?.found ? [{ source, text: answer.text, found: answer.found }] : [],
    ),
    failed: shown.filter(({ answer }) => answer?.text === text && !answer.found).map(({ source }) => source),
    isSearching: shown.some(({ answer }) => answer?.text !== text),
    retry,
  };
}
