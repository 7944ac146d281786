import { request, type ClientRequest } from 'node:http';

/**
 * The part of XMLHttpRequest that an upload uses, over Node's HTTP client. Tests uploads over real HTTP without a
 * browser.
 *
 * It sends in chunks and reports the progress of each.
 */
export class TestUploadRequest {
  upload: { onprogress?: (event: { lengthComputable: boolean; loaded: number; total: number }) => void } = {};
  onload?: () => void;
  onerror?: () => void;
  onabort?: () => void;
  onloadend?: () => void;
  withCredentials = false;
  status = 0;
  responseText = '';

  readonly #own: Record<string, string>;
  readonly #pieceSize: number;
  readonly #headers: Record<string, string> = {};
  #address = '';
  #method = '';
  #request: ClientRequest | undefined;
  #contentType: string | null = null;
  #isOver = false;

  /** @param own headers that a browser adds: cookie (with credentials) and origin */
  constructor(own: { Cookie: string; Origin: string }, pieceSize = 16_384) {
    this.#own = own;
    this.#pieceSize = pieceSize;
  }

  /** Creates one, typed as a real XMLHttpRequest. */
  static asReal(...given: ConstructorParameters<typeof TestUploadRequest>): XMLHttpRequest {
    return new TestUploadRequest(...given) as unknown as XMLHttpRequest;
  }

  open(method: string, address: string): void {
    this.#method = method;
    this.#address = address;
  }

  setRequestHeader(name: string, value: string): void {
    // Like the real one, throws for an invalid header value.
    new Headers({ [name]: value });
    this.#headers[name] = value;
  }

  getResponseHeader(name: string): string | null {
    return name.toLowerCase() === 'content-type' ? this.#contentType : null;
  }

  send(body: Blob): void {
    void this.#send(body);
  }

  abort(): void {
    this.#request?.destroy();
    this.#end(() => this.onabort?.());
  }

  async #send(body: Blob): Promise<void> {
    const { Cookie, Origin } = this.#own;
    const headers = { ...this.#headers, Origin, ...(this.withCredentials && { Cookie }), 'Content-Length': body.size };
    const sending = (this.#request = request(this.#address, { method: this.#method, headers }, (answer) => {
      this.status = answer.statusCode ?? 0;
      this.#contentType = answer.headers['content-type'] ?? null;
      answer.setEncoding('utf8').on('data', (piece: string) => (this.responseText += piece));
      answer.on('end', () => this.#end(() => this.onload?.()));
      answer.on('error', () => this.#end(() => this.onerror?.()));
    }));
    sending.on('error', () => this.#end(() => this.onerror?.()));
    for (let loaded = 0; loaded < body.size && !this.#isOver;) {
      const piece = new Uint8Array(await body.slice(loaded, loaded + this.#pieceSize).arrayBuffer());
      await new Promise<void>((resolve) => sending.write(piece, () => resolve()));
      loaded += piece.length;
      if (!this.#isOver) this.upload.onprogress?.({ lengthComputable: true, loaded, total: body.size });
    }
    sending.end();
  }

  #end(notify: () => void): void {
    if (this.#isOver) return;
    this.#isOver = true;
    notify();
    this.onloadend?.();
  }
}
