/** Makes the platform fail on request. Only the local platform supports it. */
export interface FaultsApi {
  /**
   * Makes the next response to a matching request fail.
   * @throws PlatformError when the platform rejects the request
   */
  requestFault(method: 'GET' | 'POST', path: string, fault: RequestedFault): Promise<void>;
}

/** The fault. Without `status`, `json`, `html` and `drop` the response is only delayed. */
export interface RequestedFault {
  /** Delay in milliseconds. */
  readonly delay?: number;
  readonly status?: number;
  readonly json?: unknown;
  readonly html?: string;
  /** Closes the connection within the response. */
  readonly drop?: boolean;
}
