import { fieldErrors, readableField, type FieldError } from './field-errors.js';
import { messageKeys, messageTitleKeys } from './message-keys.js';
import { isRecord, readField } from '../util/read-value.js';
import { safeUrl } from '../urls/safe-url.js';
import { toText } from '../text/to-text.js';

/** The types of a message. With `API` the type follows from the code. */
export type MessageType = 'SUCCESS' | 'ERROR' | 'WARNING' | 'API' | 'INFORMATION' | 'HELP';

/** The codes of the group's API. */
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

/** A complete message that is ready to be shown. */
export interface Message {
  /** A text, or a message id that starts with `dass`. */
  readonly message: string;
  /** Type of the message. */
  readonly type: MessageType;
  /** The API code of the answer. `undefined` if there was none. */
  readonly code: ApiCode | undefined;
  /** Further lines, which the user can expand: texts or message ids. */
  readonly detail: readonly string[];
  /** Errors of single fields. `showValidation()` links them to the fields of a form. */
  readonly fieldErrors: readonly FieldError[];
  /** Whether the detail is expanded at first. */
  readonly expanded: boolean;
  /** Address to navigate to when the message is closed. Empty if there is none or it is unsafe. */
  readonly redirectUrl: string;
  /** Whether a success is shown as a dialog instead of a notice. */
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

/** Oracle error: the record cannot be deleted because others refer to it. */
const childRecordExists = 'ORA-02292';

/** Returns the message id of the title for a type. An unknown type has the title of information. */
export function messageTitle(type: MessageType): string {
  return Object.hasOwn(titleOfType, type) ? titleOfType[type] : messageTitleKeys.info;
}

/** Whether a message is shown as a notice that closes by itself: a success without `disableNotify`. */
export function isTransient(message: Message): boolean {
  return message.type === 'SUCCESS' && !message.disableNotify;
}

/** Whether confirming a message navigates to the login page (`loginAddress()`). */
export function needsLogin(message: Message): boolean {
  return message.code === 'WITHOUT_TOKEN';
}

/** Where closing a message leads. */
export interface CloseResult {
  /** Whether the application should navigate. */
  readonly redirect: boolean;
  /** Address to navigate to. Empty if there is none. */
  readonly url: string;
}

/** Returns where closing a message leads. */
export function closeResult(message: Message): CloseResult {
  return { redirect: message.redirectUrl !== '', url: message.redirectUrl };
}

/**
 * Completes a message that an application passes to an element: a text, a message object, or any value.
 *
 * - A message without a known type gets `fallbackType`.
 * - An API code in `code` or `message`, and the error ORA-02292, decide type and text. The replaced text becomes the
 *   detail if there was none.
 *
 * A complete message is returned with the same fields. Never throws and never changes the value.
 *
 * @param value a text, a {@link MessageInput}, or any other value, which gives an empty message
 * @param fallbackType type of a message without a known type. Default: `INFORMATION`
 */
export function normalizeMessage(value: unknown, fallbackType: MessageType = 'INFORMATION'): Message {
  const fields = isRecord(value) ? value : { message: value };
  const read = (name: string): unknown => readField(fields, name);
  const text = toText(read('message')).trim();
  const code = codeIn(read('code'), text, read('type'));
  const typeText = toText(read('type')).trim().toUpperCase();
  const type = types.has(typeText) ? (typeText as MessageType) : fallbackType;
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

/** Also recognizes its own result, so that a code beside it does not replace it the second time. */
function isChildRecordExists(text: string): boolean {
  return text.startsWith(childRecordExists) || text === messageKeys.templateInUse;
}

function codeIn(...values: readonly unknown[]): ApiCode | undefined {
  const [code, message, type] = values.map((value) => (typeof value === 'string' ? value.trim() : ''));
  const candidates = types.has(type) ? [code, message] : [code, message, type];
  return candidates.find((candidate) => Object.hasOwn(meaningOfCode, candidate!)) as ApiCode | undefined;
}

/**
 * Returns the lines below a message: the details, then one line for each field error (`'Nome: obrigatório'`).
 *
 * @param resolve looks up message ids. Call this function at each render, so that the lines follow the language
 */
export const detailLines = (message: Message, resolve: (text: string) => string): readonly string[] => [
  ...message.detail.map((line) => resolve(line)),
  ...message.fieldErrors.map(({ field, text }) => `${readableField(field)}: ${resolve(text)}`),
];
