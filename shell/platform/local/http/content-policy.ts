export interface PolicyOptions {
  /** Addresses of the platform's services, which the shell may ask and show files of. */
  services: readonly string[];
}

/** The Content-Security-Policy of the shell's documents: no inline script or style, nothing from elsewhere but images. */
export function contentPolicy({ services }: PolicyOptions): string {
  const from = services.join(' ');
  return [
    "default-src 'self'",
    "script-src 'self'",
    "style-src 'self'",
    "img-src 'self' data: blob: http: https:",
    `media-src 'self' blob: ${from}`,
    `connect-src 'self' ${from}`,
    // Stored documents are shown from the file service, or from a blob made of what it sent.
    `frame-src 'self' blob: ${from}`,
    "object-src 'none'",
    "base-uri 'self'",
    "form-action 'self'",
    "frame-ancestors 'self'",
  ].join('; ');
}

/**
 * A worker has the policy of its own file, not that of the page: only there the MP3 encoder may compile its WebAssembly.
 */
export function workerPolicy(options: PolicyOptions): string {
  return contentPolicy(options).replace("script-src 'self'", "script-src 'self' 'wasm-unsafe-eval'");
}
