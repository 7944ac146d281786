import { expect } from './http-answer.js';
import { request, type HttpOptions, type RequestOptions } from './http-request.js';
import { PlatformError } from './platform.js';

/** What the platform refuses, by the names of the fields: texts or keys. */
export type FieldErrors = Readonly<Partial<Record<string, string>>>;

/** What is kept now, or what was refused. */
export type SaveAnswer<Saved> = { readonly saved: Saved } | { readonly errors: FieldErrors };

/**
 * Saves a record where its fields can be refused, which the platform answers with status 422 and `{errors}`.
 * @throws PlatformError
 */
export async function saveRecord<Saved>(
  http: HttpOptions,
  address: string,
  how: RequestOptions,
  read: (content: unknown) => Saved | undefined,
): Promise<SaveAnswer<Saved>> {
  try {
    return { saved: expect(await request(http, address, how), read) };
  } catch (error) {
    const errors = error instanceof PlatformError && error.status === 422 ? readErrors(error.answer) : undefined;
    if (!errors) throw error;
    return { errors };
  }
}

function readErrors(answer: unknown): FieldErrors | undefined {
  const { errors } = (answer ?? {}) as { errors?: FieldErrors };
  return typeof errors === 'object' && errors !== null ? errors : undefined;
}
