import { t } from '../../locales/workspace.js';
import { DassButton } from '../../react-wrappers/dass-button.js';

/** What a form that is saved ends with: back to what it was, or save. */
export function FormActions({ isSaving }: { isSaving: boolean }) {
  return (
    <div className="form-actions">
      <DassButton type="reset" appearance="plain">
        {t('dassMaterialReset')}
      </DassButton>
      <DassButton type="submit" appearance="solid" busy={isSaving}>
        {t('dassMaterialSave')}
      </DassButton>
    </div>
  );
}
