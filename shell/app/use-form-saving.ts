import { useEffect, useRef, useState, type FormEvent, type RefObject } from 'react';
import { notify } from 'dass-elements/dialogs.js';
import { msg } from '../locales/localize.js';
import type { FieldErrors, SaveAnswer } from './service-call.js';
import { showFailure } from './show-failure.js';

export interface FormSaving<Saved> {
  /** Saves what stands in the form. */
  save(form: HTMLFormElement): Promise<SaveAnswer<Saved>>;
  /** What is said when it has. */
  done(saved: Saved): string;
  /** Whether there is something in the form that is not saved. */
  onDirty(isDirty: boolean): void;
  onSaved(saved: Saved): void;
  /** What is said when the platform cannot be reached or fails. */
  failed(): string;
}

/**
 * Saves a form on the platform, once at a time. What it refuses stands at the fields until they are written anew, and the
 * first of them gets the focus.
 */
export function useFormSaving<Saved>({ save, done, onDirty, onSaved, failed }: FormSaving<Saved>): {
  readonly form: RefObject<HTMLFormElement | null>;
  readonly errors: FieldErrors;
  readonly isSaving: boolean;
  submit(event: FormEvent<HTMLFormElement>): void;
  /** The user has changed the form, and in it the fields of these names. */
  changed(...names: readonly string[]): void;
  /** The form is back at what it was. */
  reset(): void;
} {
  const form = useRef<HTMLFormElement>(null);
  const [errors, setErrors] = useState<FieldErrors>({});
  const [isSaving, setSaving] = useState(false);

  // Once the fields know that they are refused.
  useEffect(() => {
    if (Object.keys(errors).length) form.current?.reportValidity();
  }, [errors]);

  const saveOnce = async (element: HTMLFormElement): Promise<void> => {
    if (isSaving) return;
    setSaving(true);
    try {
      const answer = await save(element);
      if ('errors' in answer) setErrors(answer.errors);
      else {
        setErrors({});
        onDirty(false);
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
    submit: (event) => {
      event.preventDefault();
      void saveOnce(event.currentTarget);
    },
    changed: (...names) => {
      onDirty(true);
      setErrors((last) => {
        const changed = new Set(names);
        const others = Object.entries(last).filter(([name]) => !changed.has(name));
        return others.length === Object.keys(last).length ? last : Object.fromEntries(others);
      });
    },
    reset: () => {
      setErrors({});
      onDirty(false);
    },
  };
}
