import { useEffect, useRef, useState, type FormEvent, type RefObject } from 'react';
import { notify } from 'dass-elements/dialogs.js';
import { msg } from '../../locales/localize.js';
import type { FieldErrors, SaveAnswer } from '../../app/service-call.js';
import { showFailure } from '../../app/show-failure.js';
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

export interface FormSavingOptions<Saved extends StoredRecord> extends DraftOptions<Saved> {
  /** Saves the values of the form. Resolves with undefined when it has shown the user a value that cannot be saved. */
  save(values: FormValues): Promise<SaveAnswer<Saved> | undefined>;
  /** The notice after a successful save. */
  done(saved: Saved): string;
  /** Called with whether the form has unsaved changes. */
  onDirty(isDirty: boolean): void;
  onSaved(saved: Saved): void;
  /** The notice when the platform cannot be reached or fails. */
  failed(): string;
}

export interface FormSaving {
  readonly form: RefObject<HTMLFormElement | null>;
  readonly errors: FieldErrors;
  readonly isSaving: boolean;
  readonly isDirty: boolean;
  readonly draft: FormDraft;
  submit(event: FormEvent<HTMLFormElement>): void;
  /** Call when the user has changed the form, with the names of the changed fields. */
  changed(...names: readonly string[]): void;
  /** Call when the form has been reset. */
  reset(): void;
}

/**
 * Saves a form on the platform, one request at a time. A rejected field shows its error until the user changes it, and
 * the first rejected field gets the focus. Unsaved changes are kept as a draft.
 */
export function useFormSaving<Saved extends StoredRecord>(options: FormSavingOptions<Saved>): FormSaving {
  const { record, save, done, onSaved, failed } = options;
  const form = useRef<HTMLFormElement>(null);
  const [errors, setErrors] = useState<FieldErrors>({});
  const [isSaving, setSaving] = useState(false);
  const [isDirty, setDirty] = useDirty(options.onDirty);
  const base = useBase(record, isDirty);
  const draft = useDraft(form, options, base);

  // After the render in which the fields have received their errors.
  useEffect(() => {
    if (Object.keys(errors).length) form.current?.reportValidity();
  }, [errors]);

  const saveOnce = async (element: HTMLFormElement): Promise<void> => {
    if (isSaving) return;
    setSaving(true);
    try {
      const answer = await save(new FormValues(element));
      if (!answer) return;
      if ('errors' in answer) setErrors(answer.errors);
      else {
        setErrors({});
        setDirty(false);
        draft.discard();
        base.current = answer.saved;
        void notify({ type: 'success', message: done(answer.saved) });
        onSaved(answer.saved);
      }
    } catch (error) {
      showFailure(error, failed, () => msg('O que você preencheu continua na tela.', { id: 'dassShellFormKept' }));
    } finally {
      setSaving(false);
    }
  };

  return {
    form,
    errors,
    isSaving,
    isDirty,
    draft,
    submit: (event) => {
      event.preventDefault();
      void saveOnce(event.currentTarget);
    },
    changed: (...names) => {
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
