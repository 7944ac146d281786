import { useEffect, useEffectEvent, useRef, useState, type ReactNode } from 'react';
import { StickyBar } from '../../frame/sticky-bar.js';
import { formatCount, msg, plural, str } from '../../locales/localize.js';
import { DassButton } from 'dass-elements/react/dass-button.js';
import { DassIcon } from 'dass-elements/react/dass-icon.js';
import type { FormSaving } from './use-form-saving.js';

/** Fields in virtual rows, of which only some are rendered. They come after the other fields of the form. */
export interface VirtualFields {
  /** Names of the invalid fields in row order, rendered or not. */
  readonly invalid: readonly string[];
  /** Returns whether a field with this name is in a virtual row. */
  has(name: string): boolean;
  /** Renders the row of a field, scrolls to it and focuses the field. */
  focus(name: string): void;
}

export interface RecordFormProps {
  saving: Pick<FormSaving, 'form' | 'isSaving' | 'submit' | 'reset'>;
  /** Accessible name. */
  label: string;
  className: string;
  virtualFields?: VirtualFields;
  /** Called when the user discards the changes, for state outside of the fields. */
  onReset?: () => void;
  children: ReactNode;
}

/** The form of a record. At its end: the number of invalid fields, reset, save. */
export function RecordForm({ saving, label, className, virtualFields, onReset, children }: RecordFormProps) {
  const { form, isSaving, submit, reset } = saving;
  return (
    <form
      ref={form}
      className={`card ${className}`}
      aria-label={label}
      onSubmit={submit}
      onReset={() => {
        onReset?.();
        reset();
      }}
    >
      {children}
      <FormActions isSaving={isSaving} virtualFields={virtualFields} />
    </form>
  );
}

function FormActions({ isSaving, virtualFields }: { isSaving: boolean; virtualFields: VirtualFields | undefined }) {
  const ref = useRef<HTMLSpanElement>(null);
  const isVirtual = (name: string): boolean => virtualFields?.has(name) ?? false;
  const rendered = useInvalidCount(ref, isVirtual);
  const count = rendered === undefined ? 0 : rendered + (virtualFields?.invalid.length ?? 0);
  const goToFirst = (): void => {
    const form = ref.current?.closest('form');
    const field = form && invalidFields(form).find(({ name }) => !isVirtual(name));
    const [first] = virtualFields?.invalid ?? [];
    if (field) field.focus();
    else if (first !== undefined) virtualFields?.focus(first);
  };

  return (
    <StickyBar className="form-actions">
      <span ref={ref} className="form-invalid" role="status">
        {count > 0 && (
          <DassButton type="button" appearance="plain" tone="danger" onClick={goToFirst}>
            <DassIcon slot="start" name="alertTriangle" />
            {formToCorrectText(count)}
          </DassButton>
        )}
      </span>
      <DassButton type="reset" appearance="plain">
        {msg('Descartar alterações', { id: 'dassMaterialReset' })}
      </DassButton>
      <DassButton type="submit" appearance="solid" busy={isSaving}>
        {msg('Salvar', { id: 'dassMaterialSave' })}
      </DassButton>
    </StickyBar>
  );
}

/**
 * The number of invalid fields, without virtual ones. Counted from the first attempt to save until the form is reset,
 * otherwise undefined.
 */
function useInvalidCount(
  ref: { readonly current: HTMLElement | null },
  isVirtual: (name: string) => boolean,
): number | undefined {
  const [count, setCount] = useState<number>();
  const countIn = useEffectEvent(
    (form: HTMLFormElement): number => invalidFields(form).filter(({ name }) => !isVirtual(name)).length,
  );
  useEffect(() => {
    const form = ref.current?.closest('form');
    if (!form) return undefined;
    let isAttempted = false;
    let frame = 0;
    // In the next frame: a field updates its validity after rendering.
    const update = (): void => {
      cancelAnimationFrame(frame);
      frame = requestAnimationFrame(() => setCount(isAttempted ? countIn(form) : undefined));
    };
    const onInvalid = (): void => {
      isAttempted = true;
      update();
    };
    const onReset = (): void => {
      isAttempted = false;
      update();
    };
    const changes = ['input', 'change', 'submit', 'focusout'];
    // The invalid event does not bubble.
    form.addEventListener('invalid', onInvalid, true);
    form.addEventListener('reset', onReset);
    for (const type of changes) form.addEventListener(type, update);
    return () => {
      cancelAnimationFrame(frame);
      form.removeEventListener('invalid', onInvalid, true);
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
