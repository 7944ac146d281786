import { useCallback, useEffect, useRef, useState, type ReactNode, type RefObject } from 'react';
import { flushSync } from 'react-dom';
import { confirmDelete } from 'dass-elements/dialogs.js';
import type { DassFileListElement, FileListFile } from 'dass-elements/react/dass-file-list.js';
import { DassSpinner } from 'dass-elements/react/dass-spinner.js';
import {
  DassUpload,
  type DassUploadElement,
  type UploadEntry,
  type UploadType,
} from 'dass-elements/react/dass-upload.js';
import { formatCount, msg, str } from '../../locales/localize.js';
import { withReadableFailure } from '../../app/readable-failure.js';
import { useUnsavedChanges } from '../../app/use-unsaved-changes.js';
import { useSession } from '../../session/session.js';
import { RecordContent } from '../record/record-content.js';
import { MAX_DOCUMENT_MB, maxDocuments, type DocumentsOf, type RecordDocument } from './api.js';
import { useShownDocument } from './shown-document.js';
import { StoredDocuments } from './stored-documents.js';
import { useDocuments } from './use-documents.js';
import './documents.css';

const lost = () => msg('Os arquivos que ainda não foram enviados serão perdidos.', { id: 'dassDocumentsLeave' });

const noEntries: readonly UploadEntry[] = [];
const noDocuments: readonly RecordDocument[] = [];

export interface RecordDocumentsProps {
  /** The same one for the lifetime of the component: use a `key`. */
  record: DocumentsOf;
  heading: string;
  types: readonly UploadType[];
  /** Renders other sources of files, above the upload. @param addFiles resolves with whether the upload has accepted a file */
  sources?: (addFiles: (files: readonly File[]) => Promise<boolean>) => ReactNode;
}

/**
 * The documents of a record: those that are stored, in a list that opens them in a carousel, and an upload for new ones. A file is a document of
 * the record as soon as it has been sent; until then it is in the upload's list.
 */
export function RecordDocuments({ record, heading, types, sources }: RecordDocumentsProps) {
  const { user, signIn, addTeller } = useSession();
  const [entries, setEntries] = useState(noEntries);
  const skip = useCallback((id: string) => setEntries((all) => all.filter(({ _id }) => _id !== id)), []);
  const upload = useRef<DassUploadElement>(null);
  const chosen = useCallback(
    () =>
      (upload.current?.files ?? noEntries).flatMap(({ _id, file, src }) =>
        _id && file && !src ? [{ id: _id, file }] : [],
      ),
    [],
  );
  const { loaded, transport, arrange, remove, order, describe } = useDocuments(record, user?.email ?? '', {
    chosen,
    skip,
  });
  const documents = loaded.value ?? noDocuments;
  const { shown, show } = useShownDocument(loaded.value);
  const [isRemoved, setRemoved] = useState(false);
  const list = useRef<DassFileListElement>(null);
  // What the browser keeps is sent when the user comes back.
  const isLost = useCallback(() => (upload.current?.unkept ?? 0) > 0, []);
  useUnsavedChanges(entries.length > 0, lost, isLost);
  // Files that are to be sent say that they wait for the user to sign in.
  useEffect(() => addTeller(() => (upload.current?.sending ?? 0) > 0), [addTeller]);
  const count = documents.length;
  const room = maxDocuments[record.kind] - count;

  // With the last document the list has gone, and the focus with it.
  useEffect(() => {
    if (!isRemoved) return;
    setRemoved(false);
    focusWhenPossible(count > 0 ? list : upload);
  }, [isRemoved, count]);

  const addFiles = async (offered: readonly File[]): Promise<boolean> => {
    const element = upload.current;
    await element?.addFiles(offered);
    return element?.files.some(({ file }) => file !== undefined && offered.includes(file)) ?? false;
  };

  const askRemove = async (files: readonly FileListFile[]): Promise<void> => {
    const isConfirmed = await confirmDelete({
      text:
        files.length > 1
          ? msg('Remover estes documentos? Eles não podem ser recuperados.', { id: 'dassDocumentsRemoveAll' })
          : msg('Remover este documento? Ele não pode ser recuperado.', { id: 'dassDocumentsRemove' }),
      labels: files.map(({ fileName }) => String(fileName)),
      action: () =>
        withReadableFailure(async () => {
          for (const { id } of files) await remove(String(id));
        }),
    });
    setRemoved(isConfirmed);
  };

  /** Stored files are not in the list of the upload. */
  const showEntries = (all: readonly UploadEntry[]): void => {
    const pending = all.filter(({ src }) => !src);
    arrange(pending.map(({ _id }) => String(_id)));
    setEntries(pending);
  };

  /** A stored file leaves the list. The focus stays in it. */
  const onStored = (element: DassUploadElement, all: readonly UploadEntry[]): void => {
    const hadFocus = document.activeElement === element;
    flushSync(() => showEntries(all));
    if (hadFocus) void element.updateComplete.then(() => document.activeElement !== element && element.focus());
  };

  return (
    <section className="card documents" aria-label={heading}>
      <h2 className="documents-heading">
        {heading}
        {loaded.value && (
          <span className="documents-count">
            {msg(str`${formatCount(count)} de ${formatCount(maxDocuments[record.kind])}`, {
              id: 'dassDocumentsCount',
            })}
          </span>
        )}
      </h2>
      <RecordContent
        loaded={loaded}
        failed={msg('Os documentos não puderam ser carregados', { id: 'dassDocumentsNotLoaded' })}
        skeleton={
          <p className="documents-loading" aria-busy="true">
            <DassSpinner label={msg('Carregando os documentos', { id: 'dassDocumentsLoading' })} />
          </p>
        }
      >
        {() => (
          <>
            <p className="documents-note">
              {msg('Arquivos, nomes e ordem são gravados na hora, sem o botão Salvar.', { id: 'dassDocumentsAtOnce' })}
            </p>
            <div className="documents-columns">
              {count > 0 && (
                <StoredDocuments
                  ref={list}
                  label={heading}
                  documents={documents}
                  shown={shown}
                  onShow={show}
                  changes={{ order, describe }}
                  onRemove={(files) => void askRemove(files)}
                />
              )}
              <div className="documents-new">
                {sources?.(addFiles)}
                <DassUpload
                  ref={upload}
                  label={msg('Novos documentos', { id: 'dassDocumentsNew' })}
                  hint={
                    room > 0
                      ? msg(
                          'Cada arquivo é enviado logo. Se você sair antes do fim, o envio continua quando voltar a esta página.',
                          { id: 'dassDocumentsHint' },
                        )
                      : msg('O limite de documentos foi atingido', { id: 'dassDocumentTooMany' })
                  }
                  types={types}
                  maxSize={MAX_DOCUMENT_MB}
                  multiple
                  maxFiles={Math.max(1, room)}
                  disabled={room <= 0 && entries.length === 0}
                  files={entries}
                  transport={transport}
                  signIn={signIn}
                  restoreKey={`documents/${record.kind}/${record.id}`}
                  restoreUser={user?.email ?? ''}
                  onDassChange={({ detail }) => showEntries(detail.files)}
                  onUpload={({ detail, target }) => onStored(target, detail.files)}
                />
              </div>
            </div>
          </>
        )}
      </RecordContent>
    </section>
  );
}

/** Number of frames that a dialog may take to close. */
const CLOSING_FRAMES = 60;

/** Focuses an element, which cannot have the focus while a dialog is closing above it. */
function focusWhenPossible(ref: RefObject<HTMLElement | null>, frames = CLOSING_FRAMES): void {
  const { current: element } = ref;
  element?.focus();
  if (!element || document.activeElement === element || frames === 0) return;
  requestAnimationFrame(() => focusWhenPossible(ref, frames - 1));
}
