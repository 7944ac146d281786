import { useMemo, useState } from 'react';
import { useSearchParams } from 'react-router-dom';
import { notify } from 'dass-elements/dialogs.js';
import { msg, str } from '../../locales/localize.js';
import { DassButton } from 'dass-elements/react/dass-button.js';
import { DassIcon } from 'dass-elements/react/dass-icon.js';
import { recordIdOf } from '../../app/filter-parameters.js';
import { useLanguage } from '../../app/use-texts.js';
import { paths } from '../../app/paths.js';
import { RecordContent } from '../record/record-content.js';
import { RecordScreen } from '../record/record-screen.js';
import { RecordDocuments } from '../documents/record-documents.js';
import type { ScreenProps } from '../screen.js';
import { DescriptionsDialog } from './descriptions-dialog.js';
import { FormSkeleton } from '../record/form-skeleton.js';
import { MaterialForm } from './material-form.js';
import type { MaterialSheet } from './api.js';
import { useMaterial, type MaterialToEdit } from './use-material.js';

const lost = () => msg('O que mudou nesta ficha será perdido.', { id: 'dassMaterialLeave' });
const documentTypes = ['image', 'pdf', 'video', 'audio', 'spreadsheet', 'text', 'presentation', 'calendar'] as const;
const list = `${paths.workspace}/materials`;

/** Screen of one material with every field of the kit. Without `id` in the address it creates a new one. */
export default function MaterialScreen({ screen }: ScreenProps) {
  useLanguage();
  const [address, setAddress] = useSearchParams();
  const [isDirty, setDirty] = useState(false);
  const [isTranslating, setTranslating] = useState(false);
  const id = recordIdOf(address);
  const material = useMaterial(id);
  const { value: loaded } = material;
  // What the platform has stored is shown at once: a reload that comes late or fails must not bring the former values back.
  const [stored, setStored] = useState<{ readonly sheet: MaterialSheet; readonly after: MaterialToEdit | undefined }>();
  const isStoredNewer = stored !== undefined && stored.after === loaded;
  const shown = useMemo(
    () => loaded && (isStoredNewer ? { ...loaded, sheet: stored.sheet } : loaded),
    [loaded, isStoredNewer, stored],
  );
  const sheet = shown?.sheet;

  const translate = (): void => {
    if (!isDirty) return setTranslating(true);
    const message = msg('Salve a ficha primeiro: a tradução parte da descrição salva.', {
      id: 'dassMaterialTranslateUnsaved',
    });
    void notify({ type: 'warning', message });
  };

  return (
    <RecordScreen
      screen={screen}
      parent={list}
      heading={
        id === undefined
          ? msg('Novo material', { id: 'dassMaterialNewHeading' })
          : sheet
            ? msg(str`Material ${sheet.code}`, { id: 'dassMaterialHeading' })
            : msg('Ficha de material', { id: 'dassScreenMaterial' })
      }
      subheading={sheet?.name ?? ''}
      icon="clipboardList"
      actions={
        sheet && (
          <DassButton slot="actions" onClick={translate}>
            <DassIcon slot="start" name="language" />
            {msg('Traduzir descrição', { id: 'dassMaterialTranslate' })}
          </DassButton>
        )
      }
      isDirty={isDirty}
      lost={lost}
    >
      <RecordContent
        loaded={material}
        failed={msg('O material não pôde ser carregado', { id: 'dassMaterialNotLoaded' })}
        skeleton={
          <FormSkeleton label={msg('Carregando o material', { id: 'dassMaterialLoading' })} sections={[6, 6, 3]} />
        }
      >
        {(value) => (
          <>
            {sheet && (
              <DescriptionsDialog
                sheet={sheet}
                isOpen={isTranslating}
                onClose={() => setTranslating(false)}
                onSaved={material.reload}
              />
            )}
            <MaterialForm
              key={id ?? 'new'}
              material={shown ?? value}
              onDirty={setDirty}
              onSaved={(saved) => {
                if (id === undefined) setAddress({ id: String(saved.id) }, { replace: true });
                else {
                  setStored({ sheet: saved, after: loaded });
                  material.reload();
                }
              }}
            />
            {id !== undefined && sheet && (
              <RecordDocuments
                key={`documents ${id}`}
                record={{ kind: 'materials', id }}
                heading={msg('Documentos', { id: 'dassDocuments' })}
                types={documentTypes}
              />
            )}
          </>
        )}
      </RecordContent>
    </RecordScreen>
  );
}
