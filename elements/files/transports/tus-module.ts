import type { tusTo } from './tus-to.js';

interface TusModule {
  /** Loads the transport. Undefined: it is not part of this application, which may not have the package that it needs. */
  load?: () => Promise<{ readonly tusTo: typeof tusTo }>;
}

/** Where an upload finds the transport for `upload-protocol="tus"`. */
export const tusModule: TusModule = {};
