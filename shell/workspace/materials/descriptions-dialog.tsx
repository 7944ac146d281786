import { useMemo, useState } from 'react';
import { notify, type Translation } from 'dass-elements/dialogs.js';
import { DassTranslationDialog } from 'dass-elements/react/dass-translation-dialog.js';
import { msg, str } from '../../locales/localize.js';
import { failureSentence } from '../../app/failure-text.js';
import { asPlatformError } from '../../app/platform-failure.js';
import type { PlatformError } from '../../app/service-call.js';
import { useUnsavedChanges } from '../../app/use-unsaved-changes.js';
import { useApis } from '../apis-context.js';
import { descriptionLanguage, maxDescriptionLength, type MaterialSheet } from './api.js';

/** The languages of the factories and of the suppliers, each in its own name. */
const languages = [
  { codigo: descriptionLanguage, idioma: 'Português (Brasil)', open: true },
  { codigo: 'es', idioma: 'Español', open: true },
  { codigo: 'en', idioma: 'English' },
  { codigo: 'it', idioma: 'Italiano' },
  { codigo: 'zh_CN', idioma: '简体中文' },
];

const lost = () => msg('O que mudou nas traduções será perdido.', { id: 'dassMaterialTranslationsLeave' });

export interface DescriptionsDialogProps {
  sheet: MaterialSheet;
  isOpen: boolean;
  onClose: () => void;
  onSaved: () => void;
}

/** The description of a material in several languages. The dialog stays open until the platform has saved it. */
export function DescriptionsDialog({ sheet, isOpen, onClose, onSaved }: DescriptionsDialogProps) {
  const { materials } = useApis();
  const [isSaving, setSaving] = useState(false);
  const [error, setError] = useState<PlatformError>();
  useUnsavedChanges(isOpen, lost);
  const translations = useMemo(
    () => [
      ...(sheet.description ? [{ codigo: descriptionLanguage, traducao: sheet.description }] : []),
      ...sheet.translations,
    ],
    [sheet],
  );

  const close = (): void => {
    setError(undefined);
    onClose();
  };

  const save = async (confirmed: readonly Translation[]): Promise<void> => {
    setSaving(true);
    setError(undefined);
    try {
      await materials.saveDescriptions(
        sheet.id,
        confirmed.map(({ codigo, traducao }) => ({ codigo, traducao })),
      );
      close();
      const message = msg(str`Traduções de ${sheet.code} salvas.`, { id: 'dassMaterialTranslationsSaved' });
      void notify({ type: 'success', message });
      onSaved();
    } catch (failure) {
      setError(asPlatformError(failure));
    } finally {
      setSaving(false);
    }
  };

  return (
    <DassTranslationDialog
      heading={msg(str`Descrição de ${sheet.code}`, { id: 'dassMaterialTranslationsHeading' })}
      open={isOpen}
      languages={languages}
      translations={translations}
      referenceLanguage={descriptionLanguage}
      maxLength={maxDescriptionLength}
      confirming={isSaving}
      errorText={
        error &&
        failureSentence(error, msg('As traduções não foram salvas.', { id: 'dassMaterialTranslationsNotSaved' }))
      }
      onConfirm={(event) => {
        event.preventDefault();
        void save(event.detail.translations);
      }}
      onClose={close}
    />
  );
}
