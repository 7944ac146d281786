import type { RecordVersion } from '../../../app/service-call.js';
import { failure, type MessageAnswer } from '../http/answers.js';

/** The version of a new record, and of one that was stored before versions were counted. */
const FIRST_VERSION = 1;

/** Adds the version to a stored record that has none. */
export const withVersion = <Stored extends RecordVersion>(stored: Stored): Stored => ({
  version: FIRST_VERSION,
  ...stored,
});

/** The version of a changed record. @param known the record before; undefined: a new one. @param by name of the user */
export const nextVersion = (known: RecordVersion | undefined, by: string): RecordVersion => ({
  version: known ? (known.version ?? FIRST_VERSION) + 1 : FIRST_VERSION,
  ...(by && { changedBy: by }),
  changedAt: new Date().toISOString(),
});

/** Whether a request was made from another version than the stored one. A request without a version never is. */
export const isOutdated = ({ version }: Readonly<Record<string, unknown>>, known: RecordVersion): boolean =>
  version !== undefined && version !== null && Number(version) !== (known.version ?? FIRST_VERSION);

/** Body of the answer 409 to an outdated request, with the record as it is stored now. */
export const recordChanged = <Stored>(current: Stored): MessageAnswer & { readonly current: Stored } => ({
  ...failure('Outra pessoa alterou este registro', 'Nada foi salvo.', 'RECORD_CHANGED'),
  current,
});
