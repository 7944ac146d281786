import { useState } from 'react';
import { useSearchParams } from 'react-router-dom';
import { notify } from 'dass-elements/dialogs.js';
import { msg, str } from '../../locales/localize.js';
import { DassButton } from 'dass-elements/react/dass-button.js';
import { DassIcon } from 'dass-elements/react/dass-icon.js';
import { DassPageHeader } from 'dass-elements/react/dass-page-header.js';
import { recordIdOf } from '../../app/filter-parameters.js';
import { useBack } from '../../history/use-back.js';
import { useLanguage } from '../../app/use-texts.js';
import { useUnsavedChanges } from '../../app/use-unsaved-changes.js';
import { Failure } from '../../frame/failure.js';
import { paths } from '../../app/paths.js';
import { CustomHeaderPage } from '../custom-header-page.js';
import { RecordDocuments } from '../documents/record-documents.js';
import type { ScreenProps } from '../screen.js';
import { DescriptionsDialog } from './descriptions-dialog.js';
import { FormSkeleton } from '../form-skeleton.js';
import { MaterialForm } from './material-form.js';
import { useMaterial } from './use-material.js';

const lost = () => msg('O que mudou nesta ficha será perdido.', { id: 'dassMaterialLeave' });
const documentTypes = ['image', 'pdf', 'video', 'audio', 'spreadsheet', 'text', 'presentation', 'calendar'] as const;
const list = `${paths.workspace}/materials`;

/** Screen of one material with every field of the kit. Without `id` in the address it creates a new one. */
export default function MaterialScreen({ screen }: ScreenProps) {
  useLanguage();
  const back = useBack(list);
  const [address, setAddress] = useSearchParams();
  const [isDirty, setDirty] = useState(false);
  const [isTranslating, setTranslating] = useState(false);
  const id = recordIdOf(address);
  const { value, error, reload } = useMaterial(id);
  useUnsavedChanges(isDirty, lost);

  const translate = (): void => {
    if (!isDirty) return setTranslating(true);
    const message = msg('Salve a ficha primeiro: a tradução parte da descrição salva.', {
      id: 'dassMaterialTranslateUnsaved',
    });
    void notify({ type: 'warning', message });
  };

  return (
    <CustomHeaderPage
      screen={screen}
      header={
        <DassPageHeader
          heading={
            id === undefined
              ? msg('Novo material', { id: 'dassMaterialNewHeading' })
              : value?.sheet
                ? msg(str`Material ${value.sheet.code}`, { id: 'dassMaterialHeading' })
                : msg('Ficha de material', { id: 'dassScreenMaterial' })
          }
          subheading={isDirty ? 'dassHostUnsavedChanges' : (value?.sheet?.name ?? '')}
          icon="clipboardList"
          withBack
          onBack={back}
        >
          {value?.sheet && (
            <DassButton slot="actions" onClick={translate}>
              <DassIcon slot="start" name="language" />
              {msg('Traduzir descrição', { id: 'dassMaterialTranslate' })}
            </DassButton>
          )}
        </DassPageHeader>
      }
    >
      {error && (
        <Failure
          heading={msg('O material não pôde ser carregado', { id: 'dassMaterialNotLoaded' })}
          error={error}
          onRetry={reload}
        />
      )}
      {!value && !error && (
        <FormSkeleton label={msg('Carregando o material', { id: 'dassMaterialLoading' })} sections={[6, 6, 3]} />
      )}
      {value?.sheet && (
        <DescriptionsDialog
          sheet={value.sheet}
          isOpen={isTranslating}
          onClose={() => setTranslating(false)}
          onSaved={reload}
        />
      )}
      {value && (
        <MaterialForm
          key={id ?? 'new'}
          material={value}
          onDirty={setDirty}
          onSaved={(saved) => {
            if (id === undefined) setAddress({ id: String(saved.id) }, { replace: true });
            else reload();
          }}
        />
      )}
      {id !== undefined && value?.sheet && (
        <RecordDocuments
          key={`documents ${id}`}
          record={{ kind: 'materials', id }}
          heading={msg('Documentos', { id: 'dassDocuments' })}
          types={documentTypes}
        />
      )}
    </CustomHeaderPage>
  );
}
