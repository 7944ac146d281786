import { PlatformError, type FieldErrors, type RecordAnswer, type SaveAnswer } from '../../app/service-call.js';
import { newId } from '../../app/new-id.js';
import { expect, type Answer } from '../http-answer.js';
import { request, type HttpOptions } from '../http-request.js';

/** Keys of new records whose save had no response: the user may save the same again. By address and content. */
const openKeys = new Map<string, string>();

/**
 * Creates or updates a record. The platform rejects fields with status 422 and `{errors}`.
 * @param address of the records of this kind
 * @param id of an existing record; undefined: a new one
 * @param canWait without a connection it waits, and is sent again where that does no harm: the screen says so
 * @throws PlatformError
 */
export async function saveRecord<Saved>(
  http: HttpOptions,
  address: string,
  body: object,
  id: number | undefined,
  read: (content: unknown) => Saved | undefined,
  canWait = false,
): Promise<SaveAnswer<Saved>> {
  try {
    const answer =
      id === undefined
        ? await create(http, address, body, canWait)
        : await request(http, `${address}/${id}`, {
            method: 'PUT',
            body,
            offline: canWait ? offlineOf(body) : undefined,
          });
    return { saved: expect(answer, read) };
  } catch (error) {
    const errors = error instanceof PlatformError && error.status === 422 ? readErrors(error.answer) : undefined;
    if (!errors) throw error;
    return { errors };
  }
}

/** With a version, the platform notices when it gets the same again. */
const offlineOf = (body: object): 'wait' | 'repeat' => ('version' in body ? 'repeat' : 'wait');

async function create(http: HttpOptions, address: string, body: object, canWait: boolean): Promise<Answer> {
  if (!http.hasIdempotencyKeys)
    return request(http, address, { method: 'POST', body, offline: canWait ? 'wait' : undefined });
  const content = `${address} ${JSON.stringify(body)}`;
  const idempotencyKey = openKeys.get(content) ?? newId();
  openKeys.set(content, idempotencyKey);
  try {
    const answer = await request(http, address, {
      method: 'POST',
      body,
      offline: canWait ? 'repeat' : undefined,
      idempotencyKey,
    });
    openKeys.delete(content);
    return answer;
  } catch (error) {
    if (error instanceof PlatformError && error.status !== undefined) openKeys.delete(content);
    throw error;
  }
}

/**
 * As `saveRecord()`, for a record with versions that a form saves: the form says that it waits. The platform rejects a
 * `version` that it does not have any more with status 409 and the stored record as `{current}`. When that has what was
 * sent, it is saved: the response was lost.
 */
export async function saveVersion<Saved>(
  http: HttpOptions,
  address: string,
  body: object,
  id: number | undefined,
  read: (content: unknown) => Saved | undefined,
): Promise<RecordAnswer<Saved>> {
  try {
    return await saveRecord(http, address, body, id, read, true);
  } catch (error) {
    if (!(error instanceof PlatformError && error.status === 409)) throw error;
    const { current } = (error.answer ?? {}) as { current?: unknown };
    const newer = read(current);
    if (!newer) throw error;
    return hasContent(newer, body) ? { saved: newer } : { newer };
  }
}

/** Whether a stored record has all that was sent. */
function hasContent(stored: unknown, { version: _version, ...content }: { readonly version?: unknown }): boolean {
  const fields = stored as Readonly<Record<string, unknown>>;
  return Object.entries(content).every(([name, value]) => JSON.stringify(fields[name]) === JSON.stringify(value));
}

function readErrors(answer: unknown): FieldErrors | undefined {
  const { errors } = (answer ?? {}) as { errors?: FieldErrors };
  return typeof errors === 'object' && errors !== null ? errors : undefined;
}
