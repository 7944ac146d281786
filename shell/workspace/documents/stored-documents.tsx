import { useMemo, type Ref } from 'react';
import {
  DassFileList,
  type DassFileListElement,
  type FileListAnswer,
  type FileListFile,
} from 'dass-elements/react/dass-file-list.js';
import { usePlatform } from '../../app/platform-context.js';
import { withReadableFailure } from '../../app/readable-failure.js';
import type { RecordDocument } from './api.js';
import { useDocumentLink } from './shown-document.js';
import type { Documents } from './use-documents.js';

export interface StoredDocumentsProps {
  ref: Ref<DassFileListElement>;
  label: string;
  documents: readonly RecordDocument[];
  /** Id of the document that is shown on the whole screen; empty: none. */
  shown: string;
  onShow: (fileId: string) => void;
  changes: Pick<Documents, 'order' | 'describe'>;
  onRemove: (files: readonly FileListFile[]) => void;
}

/** The documents that are stored. A change is saved at once; a refused one is taken back, with the reason. */
export function StoredDocuments({ ref, label, documents, shown, onShow, changes, onRemove }: StoredDocumentsProps) {
  const { files: storage } = usePlatform();
  const linkTo = useDocumentLink();
  const files = useMemo(
    () =>
      documents.map(({ fileId, fileName, type, size, addedAt, addedBy, author, caption }) => ({
        id: fileId,
        src: storage.address(fileId),
        fileName,
        type,
        size,
        date: addedAt,
        author: author ?? addedBy,
        caption,
        link: linkTo(fileId),
      })),
    [documents, storage, linkTo],
  );
  const save = ({ waitFor, refuse }: FileListAnswer, work: () => Promise<void>): void =>
    waitFor(withReadableFailure(work).catch((error: unknown) => refuse((error as Error).message)));

  return (
    <DassFileList
      ref={ref}
      className="documents-shown"
      label={label}
      files={files}
      actions={actions}
      selection="multiple"
      withCarousel
      shown={shown}
      onShowFile={({ detail }) => onShow(detail.shown)}
      onOrder={({ detail }) => save(detail, () => changes.order(detail.files.map(({ id }) => String(id))))}
      onRename={({ detail: { file, fileName, ...answer } }) =>
        save(answer, () => changes.describe(String(file.id), 'fileName', fileName, String(file.fileName)))
      }
      onCaption={({ detail: { file, caption, ...answer } }) =>
        save(answer, () => changes.describe(String(file.id), 'caption', caption, file.caption ?? ''))
      }
      onRemove={({ detail }) => onRemove(detail.files)}
      onDownload={(event) => {
        event.preventDefault();
        for (const { src } of event.detail.files) if (src) download(src);
      }}
    />
  );
}

const actions = ['rename', 'caption', 'order', 'download', 'remove'] as const;

/** Downloads a document under its name on the platform, whose origin is another one: the page cannot name the file. */
function download(src: string): void {
  const address = new URL(src, location.href);
  address.searchParams.set('download', '');
  const link = document.createElement('a');
  link.href = address.href;
  link.click();
}
