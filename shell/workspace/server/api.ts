/** Failures on request. Only a platform for demonstrations has them. */
export interface FaultsApi {
  /**
   * Asks the platform to fail at its next answer to a request, and at no other.
   * @throws PlatformError when the platform does not accept it
   */
  requestFault(method: 'GET' | 'POST', path: string, fault: RequestedFault): Promise<void>;
}

/** What is done with a request. Without `status`, `json`, `html` and `drop` its answer is only late. */
export interface RequestedFault {
  /** Milliseconds before anything happens. */
  readonly delay?: number;
  readonly status?: number;
  readonly json?: unknown;
  readonly html?: string;
  /** Breaks the connection within the answer. */
  readonly drop?: boolean;
}
