import { useEffect, useRef, useState } from 'react';
import { t } from '../../locales/workspace.js';
import { DassButton } from '../../react-wrappers/dass-button.js';
import { DassIcon } from '../../react-wrappers/dass-icon.js';
import { invalidFields } from './invalid-fields.js';

/** What a form that is saved ends with: how many fields are to be corrected, back to what it was, save. */
export function FormActions({ isSaving }: { isSaving: boolean }) {
  const ref = useRef<HTMLDivElement>(null);
  const count = useInvalidCount(ref);
  const goToFirst = (): void => {
    const form = ref.current?.closest('form');
    if (form) invalidFields(form)[0]?.focus();
  };

  return (
    <div ref={ref} className="form-actions">
      <span className="form-invalid" role="status">
        {count > 0 && (
          <DassButton type="button" appearance="plain" tone="danger" onClick={goToFirst}>
            <DassIcon slot="start" name="alertTriangle" />
            {t('dassFormToCorrect', { count })}
          </DassButton>
        )}
      </span>
      <DassButton type="reset" appearance="plain">
        {t('dassMaterialReset')}
      </DassButton>
      <DassButton type="submit" appearance="solid" busy={isSaving}>
        {t('dassMaterialSave')}
      </DassButton>
    </div>
  );
}

/** The number of invalid fields, from the first attempt to save the form until it is reset; 0 before. */
function useInvalidCount(ref: { readonly current: HTMLElement | null }): number {
  const [count, setCount] = useState(0);
  useEffect(() => {
    const form = ref.current?.closest('form');
    if (!form) return undefined;
    let isAttempted = false;
    let frame = 0;
    // In the next frame: a field renders before its validity is that of its value.
    const update = (): void => {
      cancelAnimationFrame(frame);
      frame = requestAnimationFrame(() => setCount(isAttempted ? invalidFields(form).length : 0));
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
    // An invalid event does not bubble.
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
