import { PlatformError } from './service-call.js';

/** Any other error is a programming error: logs it, and shows it as an answer that makes no sense. */
export function asPlatformError(error: unknown): PlatformError {
  if (error instanceof PlatformError) return error;
  console.error(error);
  return new PlatformError('bad-answer', String(error), { cause: error });
}
