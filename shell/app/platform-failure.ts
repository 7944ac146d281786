import { PlatformError } from './service-call.js';

/** Anything else than the agreed failure is a mistake of ours; it is shown as an answer that makes no sense, and said. */
export function asPlatformError(error: unknown): PlatformError {
  if (error instanceof PlatformError) return error;
  console.error(error);
  return new PlatformError('bad-answer', String(error), { cause: error });
}
