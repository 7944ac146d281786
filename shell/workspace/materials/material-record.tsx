import { useMemo, useState, type ReactNode } from 'react';
import { notify } from 'dass-elements/dialogs.js';
import { msg } from '../../locales/localize.js';
import { DassButton } from 'dass-elements/react/dass-button.js';
import { DassIcon } from 'dass-elements/react/dass-icon.js';
import { FormSkeleton } from '../record/form-skeleton.js';
import { RecordContent } from '../record/record-content.js';
import { RecordDocuments } from '../documents/record-documents.js';
import type { MaterialSheet } from './api.js';
import { DescriptionsDialog } from './descriptions-dialog.js';
import { MaterialForm } from './material-form.js';
import { useMaterial, type MaterialToEdit } from './use-material.js';

const documentTypes = ['image', 'pdf', 'video', 'audio', 'spreadsheet', 'text', 'presentation', 'calendar'] as const;

/** The sections of the form, for its skeleton. */
const sections = [
  { fields: [1, 1, 1, 1, 'full', 'full'] },
  { fields: [2, 1, 1, 1, 1, 2] },
  { fields: [2, 2, 'full'] },
] as const;

export interface MaterialRecordProps {
  /** Undefined for a new material. */
  id: number | undefined;
  isDirty: boolean;
  onDirty: (isDirty: boolean) => void;
  onSaved?: (saved: MaterialSheet) => void;
  /** Renders what is around the form. @param sheet undefined until it is loaded, and for a new material */
  children: (sheet: MaterialSheet | undefined, content: ReactNode, translate: ReactNode) => ReactNode;
}

/** A material: its form, its documents, and the translations of its description. */
export function MaterialRecord({ id, isDirty, onDirty, onSaved, children }: MaterialRecordProps) {
  const [isTranslating, setTranslating] = useState(false);
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

  const content = (
    <RecordContent
      loaded={material}
      failed={msg('O material não pôde ser carregado', { id: 'dassMaterialNotLoaded' })}
      skeleton={
        <FormSkeleton label={msg('Carregando o material', { id: 'dassMaterialLoading' })} sections={sections} />
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
            onDirty={onDirty}
            onSaved={(saved) => {
              if (id !== undefined) {
                setStored({ sheet: saved, after: loaded });
                material.reload();
              }
              onSaved?.(saved);
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
  );
  const button = sheet && (
    <DassButton slot="actions" onClick={translate}>
      <DassIcon slot="start" name="language" />
      {msg('Traduzir descrição', { id: 'dassMaterialTranslate' })}
    </DassButton>
  );
  return children(sheet, content, button);
}
