import { useEffect, useRef, useState, type FormEvent, type RefObject } from 'react';
import { notify } from 'dass-elements/dialogs.js';
import { msg } from '../locales/localize.js';
import type { FieldErrors, SaveAnswer } from './service-call.js';
import { showFailure } from './show-failure.js';

export interface FormSaving<Saved> {
  /** Saves the values of the form. */
  save(form: HTMLFormElement): Promise<SaveAnswer<Saved>>;
  /** The notice after a successful save. */
  done(saved: Saved): string;
  /** Called with whether the form has unsaved changes. */
  onDirty(isDirty: boolean): void;
  onSaved(saved: Saved): void;
  /** The notice when the platform cannot be reached or fails. */
  failed(): string;
}

/**
 * Saves a form on the platform, one request at a time. A rejected field shows its error until the user changes it, and
 * the first rejected field gets the focus.
 */
export function useFormSaving<Saved>({ save, done, onDirty, onSaved, failed }: FormSaving<Saved>): {
  readonly form: RefObject<HTMLFormElement | null>;
  readonly errors: FieldErrors;
  readonly isSaving: boolean;
  submit(event: FormEvent<HTMLFormElement>): void;
  /** Call when the user has changed the form, with the names of the changed fields. */
  changed(...names: readonly string[]): void;
  /** Call when the form has been reset. */
  reset(): void;
} {
  const form = useRef<HTMLFormElement>(null);
  const [errors, setErrors] = useState<FieldErrors>({});
  const [isSaving, setSaving] = useState(false);

  // After the render in which the fields have received their errors.
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
