import { useEffect, useRef, useState, type ReactNode } from 'react';
import { WaitingSave } from '../../connection/waiting-save.js';
import { formatCount, msg, plural, str } from '../../locales/localize.js';
import { DassButton, type DassButtonElement } from 'dass-elements/react/dass-button.js';
import { DassFormLayout } from 'dass-elements/react/dass-form-layout.js';
import { DassIcon } from 'dass-elements/react/dass-icon.js';
import type { StoredRecord } from './use-draft.js';
import { DraftBar } from './draft-bar.js';
import { MergeDialog } from './merge-dialog.js';
import type { FormSaving } from './use-form-saving.js';

/** Invalid cells of a table in a form. They come after the fields of the form. */
export interface InvalidCells {
  readonly count: number;
  /** Edits the first invalid cell, rendered or not. */
  focusFirst(): void;
}

export interface RecordFormProps<Saved extends StoredRecord & Content, Content extends object> {
  saving: FormSaving<Saved, Content>;
  /** Accessible name. */
  label: string;
  className?: string;
  invalidCells?: InvalidCells;
  /** Called when the user discards the changes, for state outside of the fields. */
  onReset?: () => void;
  children: ReactNode;
}

/** The form of a record, below its draft: sections, and at the end the number of invalid fields, reset, save. */
export function RecordForm<Saved extends StoredRecord & Content, Content extends object>({
  saving,
  label,
  className = '',
  invalidCells,
  onReset,
  children,
}: RecordFormProps<Saved, Content>) {
  const { form, isSaving, isDirty, draft, merging, submit, reset } = saving;
  // The bar with the focus is gone.
  const focusFirst = (): void => form.current?.querySelector<HTMLElement>('[name]')?.focus();
  return (
    <>
      <DraftBar draft={draft} isDirty={isDirty} onDecided={focusFirst} />
      <form
        ref={form}
        className={`card record-form ${className}`}
        aria-label={label}
        onSubmit={submit}
        onReset={() => {
          onReset?.();
          reset();
        }}
      >
        <DassFormLayout>
          {children}
          <FormActions isSaving={isSaving} invalidCells={invalidCells} />
        </DassFormLayout>
      </form>
      {merging && (
        <MergeDialog
          merge={merging.merge}
          options={merging.options}
          isSaving={isSaving}
          onSave={merging.save}
          onCancel={merging.cancel}
        />
      )}
    </>
  );
}

function FormActions({ isSaving, invalidCells }: { isSaving: boolean; invalidCells: InvalidCells | undefined }) {
  const ref = useRef<HTMLSpanElement>(null);
  const save = useRef<DassButtonElement>(null);
  const fieldCount = useInvalidCount(ref);
  const count = fieldCount === undefined ? 0 : fieldCount + (invalidCells?.count ?? 0);
  const goToFirst = (): void => {
    const form = ref.current?.closest('form');
    const [field] = form ? invalidFields(form) : [];
    if (field) field.focus();
    else invalidCells?.focusFirst();
  };

  return (
    <>
      <span ref={ref} slot="status" className="form-invalid" role="status">
        {count > 0 && (
          <DassButton type="button" appearance="plain" tone="danger" onClick={goToFirst}>
            <DassIcon slot="start" name="alertTriangle" />
            {formToCorrectText(count)}
          </DassButton>
        )}
      </span>
      <WaitingSave slot="status" isSaving={isSaving} onGiveUp={() => save.current?.focus()} />
      <DassButton slot="actions" type="reset" appearance="plain">
        {msg('Descartar alterações', { id: 'dassMaterialReset' })}
      </DassButton>
      <DassButton ref={save} slot="actions" type="submit" appearance="solid" busy={isSaving}>
        {msg('Salvar', { id: 'dassMaterialSave' })}
      </DassButton>
    </>
  );
}

/** The number of invalid fields. Counted from the first attempt to save until the form is reset, otherwise undefined. */
function useInvalidCount(ref: { readonly current: HTMLElement | null }): number | undefined {
  const [count, setCount] = useState<number>();
  useEffect(() => {
    const form = ref.current?.closest('form');
    if (!form) return undefined;
    let isAttempted = false;
    let frame = 0;
    // In the next frame: a field updates its validity after rendering.
    const update = (): void => {
      cancelAnimationFrame(frame);
      frame = requestAnimationFrame(() => setCount(isAttempted ? invalidFields(form).length : undefined));
    };
    const onAttempt = (): void => {
      isAttempted = true;
      update();
    };
    const onReset = (): void => {
      isAttempted = false;
      update();
    };
    const changes = ['input', 'change', 'focusout'];
    // The invalid event does not bubble. A form with invalid cells only is submitted.
    form.addEventListener('invalid', onAttempt, true);
    form.addEventListener('submit', onAttempt);
    form.addEventListener('reset', onReset);
    for (const type of changes) form.addEventListener(type, update);
    return () => {
      cancelAnimationFrame(frame);
      form.removeEventListener('invalid', onAttempt, true);
      form.removeEventListener('submit', onAttempt);
      form.removeEventListener('reset', onReset);
      for (const type of changes) form.removeEventListener(type, update);
    };
  }, [ref]);
  return count;
}

const formToCorrectText = (count: number): string =>
  plural(count, {
    one: msg(str`${formatCount(count)} campo a corrigir`, { id: 'dassFormToCorrectOne' }),
    many: msg(str`${formatCount(count)} de campos a corrigir`, { id: 'dassFormToCorrectMany' }),
    other: msg(str`${formatCount(count)} campos a corrigir`, { id: 'dassFormToCorrectOther' }),
  });

/** The common members of native controls and the kit's form-associated elements. */
type Field = HTMLElement & Pick<HTMLInputElement, 'name' | 'willValidate' | 'validity'>;

/** Returns the invalid fields of a form in page order. */
const invalidFields = (form: HTMLFormElement): Field[] =>
  ([...form.elements] as Field[]).filter(({ willValidate, validity }) => willValidate && validity && !validity.valid);
