import { useCallback, useEffect, useMemo, useRef, useState, type ReactNode, type RefObject } from 'react';
import { flushSync } from 'react-dom';
import { confirmDelete } from 'dass-elements/dialogs.js';
import { DassCarousel, type CarouselFile, type DassCarouselElement } from 'dass-elements/react/dass-carousel.js';
import { DassSpinner } from 'dass-elements/react/dass-spinner.js';
import {
  DassUpload,
  type DassUploadElement,
  type UploadEntry,
  type UploadType,
} from 'dass-elements/react/dass-upload.js';
import { formatCount, msg, str } from '../../locales/localize.js';
import { usePlatform } from '../../app/platform-context.js';
import { withReadableFailure } from '../../app/readable-failure.js';
import { useUnsavedChanges } from '../../app/use-unsaved-changes.js';
import { useSession } from '../../session/session.js';
import { RecordContent } from '../record/record-content.js';
import { MAX_DOCUMENT_MB, maxDocuments, type DocumentsOf } from './api.js';
import { useDocuments } from './use-documents.js';
import './documents.css';

const lost = () => msg('Os arquivos que ainda não foram enviados serão perdidos.', { id: 'dassDocumentsLeave' });

const noEntries: readonly UploadEntry[] = [];

export interface RecordDocumentsProps {
  /** The same one for the lifetime of the component: use a `key`. */
  record: DocumentsOf;
  heading: string;
  types: readonly UploadType[];
  /** Renders other sources of files, above the upload. @param addFiles resolves with whether the upload has accepted a file */
  sources?: (addFiles: (files: readonly File[]) => Promise<boolean>) => ReactNode;
}

/**
 * The documents of a record: those that are stored, in a carousel, and an upload for new ones. A file is a document of
 * the record as soon as it has been sent; until then it is in the upload's list.
 */
export function RecordDocuments({ record, heading, types, sources }: RecordDocumentsProps) {
  const { files: storage } = usePlatform();
  const { user, signIn } = useSession();
  const { loaded, transport, arrange, remove } = useDocuments(record, user?.email ?? '');
  const documents = loaded.value;
  const [entries, setEntries] = useState(noEntries);
  /** The document that the carousel shows next. */
  const [added, setAdded] = useState('');
  const [isRemoved, setRemoved] = useState(false);
  const carousel = useRef<DassCarouselElement>(null);
  const upload = useRef<DassUploadElement>(null);
  // What the browser keeps is sent when the user comes back.
  const isLost = useCallback(() => (upload.current?.unkept ?? 0) > 0, []);
  useUnsavedChanges(entries.length > 0, lost, isLost);
  const files = useMemo(
    () =>
      (documents ?? []).map(({ fileId, fileName, type, size }) => ({
        id: fileId,
        src: storage.address(fileId),
        fileName,
        type,
        size,
      })),
    [documents, storage],
  );
  const room = maxDocuments[record.kind] - files.length;

  // With the last document the carousel has gone, and the focus with it.
  useEffect(() => {
    if (!isRemoved || files.length > 0) return;
    setRemoved(false);
    focusWhenPossible(upload);
  }, [isRemoved, files]);

  useEffect(() => {
    const index = files.findIndex(({ id }) => id === added);
    if (index < 0) return;
    carousel.current?.goTo(index);
    setAdded('');
  }, [files, added]);

  const addFiles = async (offered: readonly File[]): Promise<boolean> => {
    const element = upload.current;
    await element?.addFiles(offered);
    return element?.files.some(({ file }) => file !== undefined && offered.includes(file)) ?? false;
  };

  const askRemove = async (file: CarouselFile): Promise<void> => {
    const isConfirmed = await confirmDelete({
      text: msg('Remover este documento? Ele não pode ser recuperado.', { id: 'dassDocumentsRemove' }),
      labels: [String(file.fileName)],
      action: () => withReadableFailure(() => remove(String(file.id))),
    });
    setRemoved(isConfirmed);
  };

  /** Stored files are not in the list. */
  const showEntries = (all: readonly UploadEntry[]): void => {
    const pending = all.filter(({ src }) => !src);
    arrange(pending.map(({ _id }) => String(_id)));
    setEntries(pending);
  };

  /** A stored file leaves the list. The focus stays in it. */
  const onStored = (element: DassUploadElement, entry: UploadEntry, all: readonly UploadEntry[]): void => {
    const hadFocus = document.activeElement === element;
    flushSync(() => {
      showEntries(all);
      setAdded(String(entry.fileId));
    });
    if (hadFocus) void element.updateComplete.then(() => document.activeElement !== element && element.focus());
  };

  return (
    <section className="card documents" aria-label={heading}>
      <h2 className="documents-heading">
        {heading}
        {documents && (
          <span className="documents-count">
            {msg(str`${formatCount(files.length)} de ${formatCount(maxDocuments[record.kind])}`, {
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
          <div className="documents-columns">
            {files.length > 0 && (
              <DassCarousel
                ref={carousel}
                className="documents-shown"
                label={heading}
                files={files}
                types={types}
                maxSize={MAX_DOCUMENT_MB}
                onAdd={({ detail }) => void addFiles(detail.files)}
                onRemove={({ detail }) => void askRemove(detail.file)}
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
                onUpload={({ detail, target }) => onStored(target, detail.entry, detail.files)}
              />
            </div>
          </div>
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
