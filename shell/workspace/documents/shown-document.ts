import { useCallback, useEffect, useEffectEvent } from 'react';
import { useLocation, useSearchParams } from 'react-router-dom';
import { notify } from 'dass-elements/dialogs.js';
import { msg } from '../../locales/localize.js';
import type { RecordDocument } from './api.js';

/** The parameter of the address that names the document on the whole screen. */
const PARAMETER = 'document';

/**
 * The document that the address names. It is part of the page, no step of the history: Back closes it as it closes any
 * dialog. When it is not a document of the record, or no longer, a notice says so.
 * @param documents undefined while they are loading
 */
export function useShownDocument(documents: readonly RecordDocument[] | undefined): {
  shown: string;
  show: (fileId: string) => void;
} {
  const [address, setAddress] = useSearchParams();
  const { state } = useLocation() as { state: unknown };
  const shown = address.get(PARAMETER) ?? '';
  const isMissing = shown !== '' && documents !== undefined && !documents.some(({ fileId }) => fileId === shown);

  const show = (fileId: string): void => {
    const next = new URLSearchParams(address);
    if (fileId) next.set(PARAMETER, fileId);
    else next.delete(PARAMETER);
    setAddress(next, { replace: true, preventScrollReset: true, state });
  };
  const onMissing = useEffectEvent((): void => {
    show('');
    const message = () => msg('O documento não existe mais', { id: 'dassDocumentGone' });
    void notify({ type: 'information', message });
  });
  useEffect(() => {
    if (isMissing) onMissing();
  }, [isMissing]);
  return { shown: isMissing ? '' : shown, show };
}

/** Returns a function that gives the address of this page with a document. */
export function useDocumentLink(): (fileId: string) => string {
  const { pathname } = useLocation();
  const [address] = useSearchParams();
  const others = new URLSearchParams(address);
  others.delete(PARAMETER);
  const query = others.toString();
  return useCallback(
    (fileId) => `${pathname}?${query ? `${query}&` : ''}${PARAMETER}=${encodeURIComponent(fileId)}`,
    [pathname, query],
  );
}
