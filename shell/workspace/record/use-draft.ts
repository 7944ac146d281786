import { useCallback, useEffect, useLayoutEffect, useRef, useState, type RefObject } from 'react';
import type { RecordVersion } from '../../app/service-call.js';
import { unsavedChanges } from '../../app/unsaved-changes.js';
import { onSessionMessage } from '../../session/session-channel.js';
import { useSession } from '../../session/session.js';
import { DraftKeeper } from './draft-keeper.js';
import { findDrafts, recordPrefix, removeDraft, type Draft } from './draft-store.js';
import { readFields, restoreFields } from './field-values.js';

/** A record as forms edit it. */
export interface StoredRecord extends RecordVersion {
  readonly id: number;
}

/** State of a form outside of its fields. */
export interface FormState {
  /** Returns the state, as JSON can hold it. */
  read(): unknown;
  /** Restores what `read()` returned, perhaps in another build: checks it, and ignores what it does not know. */
  restore(state: unknown): void;
}

export interface DraftOptions<Item extends StoredRecord> {
  /** Name of the screen. */
  readonly screen: string;
  /** The record as the platform has it; null for a new one. */
  readonly record: Item | null;
  readonly state?: FormState | undefined;
}

/** The draft of a form. */
export interface FormDraft {
  /** An earlier draft of the record, which the user continues or discards. */
  readonly offered: Draft | undefined;
  /** The record has been changed since the offered draft was begun. */
  readonly isOutdated: boolean;
  /** Sets the values of the offered draft in the form. */
  restore(): void;
  /** Removes the offered draft. */
  remove(): void;
  /** Call when the user has changed the form. */
  changed(): void;
  /** Call when the form has been saved or reset. */
  discard(): void;
}

/**
 * Keeps the unsaved changes of a form in this browser, for this user and record, and offers those of a tab that was
 * closed or has crashed.
 * @param base the record that the form began to change; a restored draft sets its own
 */
export function useDraft<Item extends StoredRecord>(
  form: RefObject<HTMLFormElement | null>,
  options: DraftOptions<Item>,
  base: RefObject<Item | null>,
): FormDraft {
  const { screen, record, state } = options;
  const { user } = useSession();
  const prefix = recordPrefix(user?.email ?? '', screen, record?.id ?? null);
  const latest = useRef({ prefix, state });
  useLayoutEffect(() => {
    latest.current = { prefix, state };
  });
  const read = useCallback(() => {
    const { prefix, state } = latest.current;
    if (!form.current) return undefined;
    return { prefix, content: { fields: readFields(form.current), state: state?.read(), base: base.current } };
  }, [form, base]);
  const [keeper] = useState(() => new DraftKeeper(read));
  useKeeping(keeper);
  const [drafts, setDrafts] = useState<readonly Draft[]>([]);
  const [offered] = drafts;

  useEffect(() => {
    let isCurrent = true;
    setDrafts([]);
    void findDrafts(prefix).then((found) => isCurrent && setDrafts(found));
    return () => void (isCurrent = false);
  }, [prefix]);

  return {
    offered,
    isOutdated: offered !== undefined && record !== null && isOther(offered.base, record),
    restore: () => {
      if (!offered || !form.current) return;
      setDrafts([]);
      keeper.adopt(offered.key);
      base.current = offered.base as Item | null;
      state?.restore(offered.state);
      restoreFields(form.current, offered.fields);
    },
    remove: () => {
      if (offered) removeDraft(offered.key);
      setDrafts(drafts.slice(1));
    },
    changed: () => keeper.changed(),
    discard: () => keeper.discard(),
  };
}

/** Whether a draft was made from another version of the record. */
function isOther(base: unknown, record: StoredRecord): boolean {
  const { version } = (base ?? {}) as Partial<StoredRecord>;
  return record.version === undefined ? JSON.stringify(base) !== JSON.stringify(record) : version !== record.version;
}

/** Writes the draft before the page may close, and removes it when the user discards the changes or signs out. */
function useKeeping(keeper: DraftKeeper): void {
  useLayoutEffect(() => {
    const { flush } = keeper;
    const discard = (): void => keeper.discard();
    const onVisibility = (): void => void (document.visibilityState === 'hidden' && flush());
    const removePart = unsavedChanges.add({ lost: () => '', isLost: () => false, discard });
    const stopListening = onSessionMessage((email) => email === '' && discard());
    window.addEventListener('pagehide', flush);
    document.addEventListener('visibilitychange', onVisibility);
    return () => {
      window.removeEventListener('pagehide', flush);
      document.removeEventListener('visibilitychange', onVisibility);
      stopListening();
      removePart();
      // The form is removed without a decision of the user, as after an error of the page.
      flush();
      keeper.release();
    };
  }, [keeper]);
}
