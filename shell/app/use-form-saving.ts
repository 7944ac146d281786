import { useEffect, useRef, useState, type FormEvent, type RefObject } from 'react';
import type { FieldErrors, SaveAnswer } from '../platform/save-record.js';
import { showFailure } from './show-failure.js';

export interface FormSaving<Saved> {
  /** Saves what stands in the form. */
  save(form: HTMLFormElement): Promise<SaveAnswer<Saved>>;
  onSaved(saved: Saved): void;
  /** What is said when the platform cannot be reached or fails: a text or a key. */
  readonly failed: string;
}

/**
 * Saves a form on the platform, once at a time. What it refuses stands at the fields until they are written anew, and the
 * first of them gets the focus.
 */
export function useFormSaving<Saved>({ save, onSaved, failed }: FormSaving<Saved>): {
  readonly form: RefObject<HTMLFormElement | null>;
  readonly errors: FieldErrors;
  readonly isSaving: boolean;
  submit(event: FormEvent<HTMLFormElement>): void;
  /** A field is written anew; without a name, all are. */
  forget(name?: string): void;
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
      else onSaved(answer.saved);
    } catch (error) {
      showFailure(error, failed);
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
    forget: (name) =>
      setErrors((last) => {
        if (name === undefined) return {};
        const { [name]: refused, ...others } = last;
        return refused === undefined ? last : others;
      }),
  };
}
