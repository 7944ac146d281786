import { useEffect, useRef, useState, type FormEvent, type RefObject } from 'react';
import { notify } from 'dass-elements/dialogs.js';
import { msg } from '../../locales/localize.js';
import type { FieldErrors, RecordAnswer, RecordVersion } from '../../app/service-call.js';
import { showFailure } from '../../app/show-failure.js';
import type { Merge, MergeOptions } from './merge-model.js';
import { useDraft, type DraftOptions, type FormDraft, type StoredRecord } from './use-draft.js';

/** The values of a form by the names of its fields. */
export class FormValues {
  readonly #data: FormData;

  constructor(form: HTMLFormElement) {
    this.#data = new FormData(form);
  }

  has(name: string): boolean {
    return this.#data.has(name);
  }

  /** All values of a field with several values. */
  texts(name: string): string[] {
    return this.#data.getAll(name).filter((value) => typeof value === 'string');
  }

  /** The value of a field; empty without one. */
  text(name: string): string {
    return this.texts(name)[0] ?? '';
  }
}

export interface FormSavingOptions<
  Saved extends StoredRecord & Content,
  Content extends object,
> extends DraftOptions<Saved> {
  /** Reads what is saved from the values of the form. */
  read(values: FormValues): Content;
  /** Validates what the fields cannot. Resolves with errors by field; with null when it has shown the user what is wrong. */
  validate?: () => Promise<FieldErrors | null>;
  /** Saves what `read()` has returned, with the version that the user has changed. */
  save(content: Content & RecordVersion): Promise<RecordAnswer<Saved>>;
  merge: MergeOptions<Content>;
  /** The notice after a successful save. */
  done(saved: Saved): string;
  /** Called with whether the form has unsaved changes. */
  onDirty(isDirty: boolean): void;
  onSaved(saved: Saved): void;
  /** The notice when the platform cannot be reached or fails. */
  failed(): string;
}

export interface FormSaving<Saved extends StoredRecord & Content = never, Content extends object = never> {
  readonly form: RefObject<HTMLFormElement | null>;
  readonly errors: FieldErrors;
  readonly isSaving: boolean;
  readonly isDirty: boolean;
  readonly draft: FormDraft;
  /** What the dialog shows that merges two versions; undefined without one. */
  readonly merging: Merging<Saved, Content> | undefined;
  submit(event: FormEvent<HTMLFormElement>): void;
  /** Call when the user has changed the form, with the names of the changed fields. */
  changed(...names: readonly string[]): void;
  /** Call when the form has been reset. */
  reset(): void;
}

/** Two versions of a record, and what the user can do with them. */
export interface Merging<Saved extends StoredRecord & Content, Content extends object> {
  readonly merge: Merge<Saved, Content>;
  readonly options: MergeOptions<Content>;
  save(content: Content): void;
  cancel(): void;
}

/**
 * Saves a form on the platform, one request at a time. A rejected field shows its error until the user changes it, and
 * the first rejected field gets the focus. Unsaved changes are kept as a draft. When somebody else has saved the record
 * meanwhile, the user merges both versions.
 */
export function useFormSaving<Saved extends StoredRecord & Content, Content extends object>(
  options: FormSavingOptions<Saved, Content>,
): FormSaving<Saved, Content> {
  const { record, save, done, onSaved, failed } = options;
  const form = useRef<HTMLFormElement>(null);
  const [errors, setErrors] = useState<FieldErrors>({});
  const [isSaving, setSaving] = useState(false);
  const [isDirty, setDirty] = useDirty(options.onDirty);
  const base = useBase(record, isDirty);
  const draft = useDraft(form, options, base);
  const [merge, setMerge] = useState<Merge<Saved, Content>>();
  const resetWithRecord = useResetWithRecord(form, record);
  /** Number of changes by the user: those that he makes while a save is on its way are not in it. */
  const changes = useRef(0);

  // After the render in which the fields have received their errors.
  useEffect(() => {
    if (Object.keys(errors).length) form.current?.reportValidity();
  }, [errors]);

  /** @param from the version that the content was made from; null: a new record */
  const send = async (content: Content, from: Saved | null, isMerged = false): Promise<void> => {
    const sent = changes.current;
    const answer = await save(from?.version === undefined ? content : { ...content, version: from.version });
    if ('newer' in answer) return setMerge({ base: from, mine: content, theirs: answer.newer });
    setMerge(undefined);
    if ('errors' in answer) return setErrors(answer.errors);
    setErrors({});
    base.current = answer.saved;
    const isChanged = changes.current !== sent;
    // The draft of a new record would be offered for the next new one.
    if (!from || !isChanged) draft.discard();
    if (isChanged) draft.changed();
    else setDirty(false);
    // The fields do not have what was taken from the other version.
    if (isMerged) resetWithRecord();
    void notify({ type: 'success', message: done(answer.saved) });
    onSaved(answer.saved);
  };

  const once = async (work: () => Promise<void>): Promise<void> => {
    if (isSaving) return;
    setSaving(true);
    try {
      await work();
    } catch (error) {
      showFailure(error, failed, () => msg('O que você preencheu continua na tela.', { id: 'dassShellFormKept' }));
    } finally {
      setSaving(false);
    }
  };

  const submit = async (element: HTMLFormElement): Promise<void> => {
    const wrong = options.validate ? await options.validate() : {};
    if (!wrong) return;
    if (Object.keys(wrong).length) return setErrors(wrong);
    await send(options.read(new FormValues(element)), base.current);
  };

  return {
    form,
    errors,
    isSaving,
    isDirty,
    draft,
    merging: merge && {
      merge,
      options: options.merge,
      save: (content) => void once(() => send(content, merge.theirs, true)),
      cancel: () => setMerge(undefined),
    },
    submit: (event) => {
      event.preventDefault();
      const { currentTarget } = event;
      void once(() => submit(currentTarget));
    },
    changed: (...names) => {
      changes.current++;
      setDirty(true);
      draft.changed();
      setErrors((last) => {
        const changed = new Set(names);
        const others = Object.entries(last).filter(([name]) => !changed.has(name));
        return others.length === Object.keys(last).length ? last : Object.fromEntries(others);
      });
    },
    reset: () => {
      setErrors({});
      setDirty(false);
      draft.discard();
      base.current = record;
    },
  };
}

/** Whether the form has unsaved changes. A form that is removed has none any more. */
function useDirty(onDirty: (isDirty: boolean) => void): [isDirty: boolean, setDirty: (isDirty: boolean) => void] {
  const [isDirty, setDirty] = useState(false);
  useEffect(() => () => onDirty(false), [onDirty]);
  return [
    isDirty,
    (next) => {
      setDirty(next);
      onDirty(next);
    },
  ];
}

/** The record that the user has begun to change: the platform may have another one by now. */
function useBase<Item>(record: Item | null, isDirty: boolean): RefObject<Item | null> {
  const base = useRef(record);
  const last = useRef(record);
  useEffect(() => {
    if (record !== last.current && !isDirty) base.current = record;
    last.current = record;
  }, [record, isDirty]);
  return base;
}

/** @returns a function that resets the form to the record when it is replaced by the next one */
function useResetWithRecord(form: RefObject<HTMLFormElement | null>, record: unknown): () => void {
  const isWanted = useRef(false);
  useEffect(() => {
    if (isWanted.current) form.current?.reset();
    isWanted.current = false;
  }, [form, record]);
  return () => {
    isWanted.current = true;
  };
}
