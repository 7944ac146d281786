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
  const created = useCreated(id);
  const loaded = material.value ?? created.material;
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
      // What was created is shown, whether or not it can be loaded.
      loaded={{ ...material, value: loaded, error: created.material ? undefined : material.error }}
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
            key={created.formKey}
            material={shown ?? value}
            onDirty={onDirty}
            onSaved={(saved, substitutes) => {
              if (id === undefined) created.add({ sheet: saved, substitutes });
              else {
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

interface Created {
  /** The material with the id when it was created in this page; undefined for others. */
  readonly material: MaterialToEdit | undefined;
  /** Another key for the form of another material, but the same after a new one was created. */
  readonly formKey: string;
  readonly add: (material: MaterialToEdit) => void;
}

/**
 * The form of a new material stays mounted when it has been saved, so that it keeps the focus and what the user has typed
 * meanwhile.
 */
function useCreated(id: number | undefined): Created {
  const [created, setCreated] = useState<{ readonly material: MaterialToEdit; readonly formKey: string }>();
  // The next new material has a form of its own, once the address has had the id of this one.
  const [lastId, setLastId] = useState<number>();
  const isCreated = id !== undefined && created?.material.sheet?.id === id;
  if (isCreated && lastId !== id) setLastId(id);
  const newKey = lastId === undefined ? 'new' : `new after ${lastId}`;
  const formKey = isCreated ? created.formKey : id === undefined ? newKey : String(id);
  return {
    material: isCreated ? created.material : undefined,
    formKey,
    add: (material) => setCreated({ material, formKey }),
  };
}
