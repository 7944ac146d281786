export interface PolicyOptions {
  /** Addresses of the platform's services, which the shell may request and whose files it may show. */
  services: readonly string[];
}

/**
 * The Content-Security-Policy of the shell's pages: no inline script or style; only images may come from other
 * origins.
 */
export function contentPolicy({ services }: PolicyOptions): string {
  const from = services.join(' ');
  return [
    "default-src 'self'",
    "script-src 'self'",
    "style-src 'self'",
    "img-src 'self' data: blob: http: https:",
    `media-src 'self' blob: ${from}`,
    `connect-src 'self' ${from}`,
    // The shell shows stored documents from the file service, or from a blob of their content.
    `frame-src 'self' blob: ${from}`,
    "object-src 'none'",
    "base-uri 'self'",
    "form-action 'self'",
    "frame-ancestors 'self'",
  ].join('; ');
}

/**
 * A worker has the policy of its own file, not that of the page: only there may the MP3 encoder compile WebAssembly.
 */
export function workerPolicy(options: PolicyOptions): string {
  return contentPolicy(options).replace("script-src 'self'", "script-src 'self' 'wasm-unsafe-eval'");
}
