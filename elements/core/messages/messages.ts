import { fieldErrors, readableField, type FieldError } from './field-errors.js';
import { messageKeys, messageTitleKeys } from './message-keys.js';
import { isRecord, readField } from '../util/read-value.js';
import { safeUrl } from '../urls/safe-url.js';
import { toText } from '../text/to-text.js';

/** The types of a message. With `API` the type follows from the code. */
export type MessageType = 'SUCCESS' | 'ERROR' | 'WARNING' | 'API' | 'INFORMATION' | 'HELP';

/** The codes that the API of the group answers with. */
export type ApiCode =
  | 'WITHOUT_TOKEN'
  | 'MISSING_BODY_FIELDS'
  | 'PROFILE_WITHOUT_PERMISSIONS'
  | 'DELETE_ERROR'
  | 'DELETE_SUCCESS'
  | 'INSERT_SUCCESS'
  | 'UPDATE_SUCCESS'
  | 'SUCCESS';

/** A message, as an application or a server sends it. All fields are optional. */
export interface MessageInput {
  /** A text, a message id that starts with `dass`, or an API code. */
  readonly message?: string;
  /** Type of the message. Default: `INFORMATION`. */
  readonly type?: MessageType;
  /** An API code, when it is not in `message`. */
  readonly code?: string;
  /** Further lines, which the user can expand. */
  readonly detail?: string | readonly string[];
  /** Errors of single fields, shown below the detail. */
  readonly fieldErrors?: readonly FieldError[];
  /** Whether the detail is expanded at first. Default: `false`. */
  readonly expanded?: boolean;
  /** Address to navigate to when the message is closed. Default: none. */
  readonly redirectUrl?: string;
  /** Shows a success as a dialog instead of a notice. Default: `false`. */
  readonly disableNotify?: boolean;
}

/** A message that is ready to be shown: every field is there. */
export interface Message {
  readonly message: string;
  readonly type: MessageType;
  /** The API code that it came from, if any. */
  readonly code: ApiCode | undefined;
  readonly detail: readonly string[];
  /** What is wrong with which field: `showValidation()` leads from there to the fields of a form. */
  readonly fieldErrors: readonly FieldError[];
  readonly expanded: boolean;
  /** Where to go when it is closed; empty when nowhere, or when the address may not be followed. */
  readonly redirectUrl: string;
  readonly disableNotify: boolean;
}

const types: ReadonlySet<unknown> = new Set<MessageType>(['SUCCESS', 'ERROR', 'WARNING', 'API', 'INFORMATION', 'HELP']);

const meaningOfCode: Readonly<Record<ApiCode, { readonly type: MessageType; readonly message: string }>> = {
  WITHOUT_TOKEN: { type: 'ERROR', message: messageKeys.withoutToken },
  MISSING_BODY_FIELDS: { type: 'ERROR', message: messageKeys.missingBodyFields },
  PROFILE_WITHOUT_PERMISSIONS: { type: 'ERROR', message: messageKeys.accessDenied },
  DELETE_ERROR: { type: 'ERROR', message: messageKeys.deleteError },
  DELETE_SUCCESS: { type: 'SUCCESS', message: messageKeys.deleteSuccess },
  INSERT_SUCCESS: { type: 'SUCCESS', message: messageKeys.insertSuccess },
  UPDATE_SUCCESS: { type: 'SUCCESS', message: messageKeys.updateSuccess },
  SUCCESS: { type: 'SUCCESS', message: messageKeys.success },
};

const titleOfType: Readonly<Record<MessageType, string>> = {
  ERROR: messageTitleKeys.error,
  WARNING: messageTitleKeys.alert,
  API: messageTitleKeys.info,
  INFORMATION: messageTitleKeys.info,
  HELP: messageTitleKeys.help,
  SUCCESS: messageTitleKeys.success,
};

/** Oracle: a record cannot go because others refer to it (MS-07). */
const childRecordExists = 'ORA-02292';

/** The text key of a message's title: error, info, alert, help or success. An unknown type is info. */
export function messageTitle(type: MessageType): string {
  return Object.hasOwn(titleOfType, type) ? titleOfType[type] : messageTitleKeys.info;
}

/** Whether a message is a notice that goes by itself, not a dialog: a success, unless `disableNotify`. */
export function isTransient(message: Message): boolean {
  return message.type === 'SUCCESS' && !message.disableNotify;
}

/** Whether confirming a message sends the browser to login. Where: `loginAddress()`. */
export function needsLogin(message: Message): boolean {
  return message.code === 'WITHOUT_TOKEN';
}

/** What closing a message reports. */
export interface CloseResult {
  /** Whether the host should go somewhere. */
  readonly redirect: boolean;
  /** Where; empty when nowhere. */
  readonly url: string;
}

/** Whether closing a message redirects, and to which url. */
export function closeResult(message: Message): CloseResult {
  return { redirect: message.redirectUrl !== '', url: message.redirectUrl };
}

/**
 * Makes a message whole that a host passes to an element: a text, a message object, or anything.
 *
 * - Without a known type it is `INFORMATION`; `fallbackType` says otherwise.
 * - An API code in `code` or `message` decides type and text, and so does ORA-02292. The text
 *   that ours replaces is not lost: it becomes the detail if there was none.
 *
 * A message that is whole already comes out as it is. Never throws and never changes the value.
 */
export function normalizeMessage(value: unknown, fallbackType: MessageType = 'INFORMATION'): Message {
  const fields = isRecord(value) ? value : { message: value };
  const read = (name: string): unknown => readField(fields, name);
  const text = toText(read('message')).trim();
  const code = codeIn(read('code'), text, read('type'));
  const given = toText(read('type')).trim().toUpperCase();
  const type = types.has(given) ? (given as MessageType) : fallbackType;
  const mapped = isChildRecordExists(text)
    ? { type: 'ERROR' as const, message: messageKeys.templateInUse }
    : code === undefined
      ? undefined
      : meaningOfCode[code];
  const errors = [...fieldErrors(read('detail')), ...fieldErrors(read('fieldErrors'))];
  const detail = errors.filter(({ field }) => field === '').map((error) => error.text);
  const isReplaced = mapped !== undefined && text !== '' && text !== code && text !== mapped.message;
  return {
    message: mapped?.message ?? text,
    type: mapped?.type ?? type,
    code,
    detail: isReplaced && detail.length === 0 ? [text] : detail,
    fieldErrors: errors.filter(({ field }) => field !== ''),
    expanded: read('expanded') === true,
    redirectUrl: safeUrl(read('redirectUrl')) ?? '',
    disableNotify: read('disableNotify') === true,
  };
}

/** Also when it has been through here before, so that a code beside it does not win the second time. */
function isChildRecordExists(text: string): boolean {
  return text.startsWith(childRecordExists) || text === messageKeys.templateInUse;
}

function codeIn(...places: readonly unknown[]): ApiCode | undefined {
  const [code, message, type] = places.map((place) => (typeof place === 'string' ? place.trim() : ''));
  const candidates = types.has(type) ? [code, message] : [code, message, type];
  return candidates.find((candidate) => Object.hasOwn(meaningOfCode, candidate!)) as ApiCode | undefined;
}

/**
 * The lines below a message, as they are shown now: the details, then 'Nome: obrigatório' for each field.
 * @param resolve looks up what is a key: lines are put together when they are rendered, never before
 */
export const detailLines = (message: Message, resolve: (text: string) => string): readonly string[] => [
  ...message.detail.map((line) => resolve(line)),
  ...message.fieldErrors.map(({ field, text }) => `${readableField(field)}: ${resolve(text)}`),
];
