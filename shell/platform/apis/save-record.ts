import { PlatformError, type FieldErrors, type RecordAnswer, type SaveAnswer } from '../../app/service-call.js';
import { expect } from '../http-answer.js';
import { request, type HttpOptions } from '../http-request.js';

/**
 * Creates or updates a record. The platform rejects fields with status 422 and `{errors}`.
 * @param address of the records of this kind
 * @param id of an existing record; undefined: a new one
 * @throws PlatformError
 */
export async function saveRecord<Saved>(
  http: HttpOptions,
  address: string,
  body: object,
  id: number | undefined,
  read: (content: unknown) => Saved | undefined,
): Promise<SaveAnswer<Saved>> {
  try {
    const answer =
      id === undefined
        ? await request(http, address, { method: 'POST', body })
        : await request(http, `${address}/${id}`, { method: 'PUT', body });
    return { saved: expect(answer, read) };
  } catch (error) {
    const errors = error instanceof PlatformError && error.status === 422 ? readErrors(error.answer) : undefined;
    if (!errors) throw error;
    return { errors };
  }
}

/**
 * As `saveRecord()`, for a record with versions. The platform rejects a `version` that it does not have any more with
 * status 409 and the stored record as `{current}`.
 */
export async function saveVersion<Saved>(
  ...parameters: Parameters<typeof saveRecord<Saved>>
): Promise<RecordAnswer<Saved>> {
  try {
    return await saveRecord(...parameters);
  } catch (error) {
    if (!(error instanceof PlatformError && error.status === 409)) throw error;
    const { current } = (error.answer ?? {}) as { current?: unknown };
    const newer = parameters[4](current);
    if (!newer) throw error;
    return { newer };
  }
}

function readErrors(answer: unknown): FieldErrors | undefined {
  const { errors } = (answer ?? {}) as { errors?: FieldErrors };
  return typeof errors === 'object' && errors !== null ? errors : undefined;
}
