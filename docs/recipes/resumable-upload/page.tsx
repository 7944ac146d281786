import { useEffect, useRef, useState } from 'react';
import { DassPageHeader } from 'dass-elements/react/dass-page-header.js';
import { DassUpload, type DassUploadElement } from 'dass-elements/react/dass-upload.js';
import { tusTo } from 'dass-elements/tus-transport.js';

// Choose a part of less than the limit of your proxy. A `context` continues after a reload with the same file.
const transport = tusTo('/api/files', { context: 'marina@aurora.example/order/45-0193', chunkSize: 1_000_000 });

export default function OrderDocuments() {
  const upload = useRef<DassUploadElement>(null);
  const [state, setState] = useState('');

  // Files that are not sent yet would be lost.
  useEffect(() => {
    const ask = (event: Event): void => {
      if (upload.current && upload.current.unkept > 0) event.preventDefault();
    };
    addEventListener('beforeunload', ask);
    return () => removeEventListener('beforeunload', ask);
  }, []);

  const showState = (): void => {
    const { sending = 0, failed = 0, files = [] } = upload.current ?? {};
    if (sending > 0) setState(`${sending} a enviar…`);
    else if (failed > 0) setState(`${failed} não enviado: envie de novo ou remova da lista.`);
    else setState(files.length > 0 ? 'Tudo foi enviado.' : '');
  };

  return (
    <main style={{ display: 'grid', gap: 'var(--dass-space-3)', maxInlineSize: '48rem', marginInline: 'auto' }}>
      <DassPageHeader heading="Documentos do pedido 45-0193" />
      <DassUpload
        ref={upload}
        label="Documentos"
        hint="PDF, imagens e vídeos de até 2 GB. O envio continua sozinho depois de uma queda da conexão."
        multiple
        types={['pdf', 'image', 'video']}
        maxSize={2000}
        transport={transport}
        onDassChange={showState}
        onUpload={showState}
        // The file shows why it was refused, and a button to send it again where that can help.
        onUploadError={showState}
      />
      <p role="status">{state}</p>
    </main>
  );
}

// In place of your server: a tus server in the page. It loses the connection once, in the middle of the first file of several parts,
// and refuses files of more than 30 MB.
const received = new Map<string, { offset: number; size: string }>();
let isLost = false;
class FakeRequest {
  readonly upload: { onprogress?: (event: object) => void } = {};
  onload?: (event: Event) => void;
  onerror?: (event: Event) => void;
  status = 0;
  responseText = '';
  #method = '';
  #url = '';
  readonly #headers = new Map<string, string>();
  readonly #answer = new Map<string, string>();
  #timer?: ReturnType<typeof setTimeout>;

  open(method: string, url: string | URL): void {
    this.#method = method;
    this.#url = new URL(url, document.baseURI).pathname;
  }
  setRequestHeader(name: string, value: string): void {
    this.#headers.set(name.toLowerCase(), value);
  }
  getResponseHeader(name: string): string | null {
    return this.#answer.get(name.toLowerCase()) ?? null;
  }
  send(body: Blob | null): void {
    this.#timer = setTimeout(() => this.#respond(body), 150);
  }
  abort(): void {
    clearTimeout(this.#timer);
  }
  #respond(body: Blob | null): void {
    const file = received.get(this.#url) ?? { offset: 0, size: '' };
    if (this.#method === 'POST' && Number(this.#headers.get('upload-length')) > 30_000_000) {
      this.status = 413;
      this.responseText = 'O servidor aceita até 30 MB.';
      return this.onload?.(new ProgressEvent('load'));
    }
    if (this.#method === 'POST') {
      const address = `/api/files/${received.size + 1}`;
      received.set(address, { offset: 0, size: this.#headers.get('upload-length') ?? '' });
      this.#answer.set('location', address);
    } else if (this.#method === 'PATCH' && body) {
      if (!isLost && file.offset > 0) {
        isLost = true;
        return this.onerror?.(new ProgressEvent('error'));
      }
      file.offset += body.size;
      this.upload.onprogress?.({ lengthComputable: true, loaded: body.size, total: body.size });
    }
    this.#answer
      .set('upload-offset', String(file.offset))
      .set('upload-length', file.size)
      .set('tus-resumable', '1.0.0');
    this.status = { POST: 201, HEAD: 200 }[this.#method] ?? 204;
    this.onload?.(new ProgressEvent('load'));
  }
}
Object.assign(globalThis, { XMLHttpRequest: FakeRequest });
