import { fieldErrors, type FieldError } from './field-errors.js';
import { linesOfHtml, markupKind } from '../text/html-text.js';
import { messageKeys } from './message-keys.js';
import { isTransient, normalizeMessage, type Message } from './messages.js';
import { isRecord, readField, readList } from '../util/read-value.js';
import { toText } from '../text/to-text.js';

/** How to show the response of a server. */
export interface MessageState {
  /** The complete message. Its texts are texts or message ids. */
  readonly message: Message;
  /** The HTTP status. `undefined` if it is unknown. */
  readonly statusCode: number | undefined;
  /** Always `true`: the message is to be shown. */
  readonly show: true;
  /** `notice` for a success without `disableNotify`, otherwise `dialog`. */
  readonly display: 'dialog' | 'notice';
}

/** Maximum number of code units that are read of a server's text. */
const MAX_TEXT_LENGTH = 20_000;

/** Maximum nesting of an answer: a body inside an error inside a response, and so on. */
const MAX_WRAPPING_DEPTH = 5;

/**
 * Converts the response of a server, or a network error, to a message. Never throws.
 *
 * Reads the field errors of the common formats: RFC 9457, Laravel, ASP.NET, FastAPI, Spring, JSON:API. They are in
 * `message.fieldErrors`; pass them to `showValidation(fieldErrors, { form })`.
 *
 * @param answer the body of the answer (an object with code, type, message or detail; a text; JSON or HTML as text),
 * the `Response` itself, an error with or without a `response`, or `undefined`
 * @param statusCode the HTTP status. Default: `statusCode` or `status` of the answer
 * @returns the message. Status 204 is a delete success; without a known type or code the type is `ERROR`
 */
export function toMessage(answer?: unknown, statusCode?: number): MessageState {
  let message: Message;
  let status = httpStatus(statusCode);
  try {
    const found = readAnswer(answer, 0);
    status ??= found.status;
    message = status === 204 ? normalizeMessage('DELETE_SUCCESS') : withText(normalizeMessage(found, 'ERROR'), status);
  } catch {
    // A getter that throws, or a revoked proxy. The user still gets an error message.
    message = withText(normalizeMessage(undefined, 'ERROR'), status);
  }
  return { message, statusCode: status, show: true, display: isTransient(message) ? 'notice' : 'dialog' };
}

/** The fields that were found in an answer, not validated, and the status. */
interface Found {
  readonly status?: number | undefined;
  readonly message?: unknown;
  readonly type?: unknown;
  readonly code?: unknown;
  readonly detail?: unknown;
  readonly fieldErrors?: readonly FieldError[];
  readonly expanded?: unknown;
  readonly redirectUrl?: unknown;
  readonly disableNotify?: unknown;
}

function readAnswer(answer: unknown, depth: number): Found {
  if (readList(answer)) return { detail: answer };
  if (!isRecord(answer)) return readText(toText(answer), depth);
  if (isNetworkFailure(answer))
    return { message: messageKeys.networkError, detail: toText(readField(answer, 'message')) };

  const read = (field: string): unknown => readField(answer, field);
  const status = httpStatus(read('statusCode')) ?? httpStatus(read('status'));
  const wrapped = wrappedIn(answer);
  if (wrapped !== undefined && depth < MAX_WRAPPING_DEPTH)
    return { status, ...defined(readAnswer(wrapped, depth + 1)) };

  const text = ['message', 'title', 'error'].map((field) => toText(read(field))).find((one) => one.trim() !== '') ?? '';
  const type = read('type');
  return {
    status,
    ...readText(text, MAX_WRAPPING_DEPTH),
    ...defined({
      type: type === 'API' ? undefined : type,
      code: read('code'),
      ...detailIn(answer, text),
      expanded: read('expanded'),
      redirectUrl: read('redirectUrl'),
      disableNotify: read('disableNotify'),
    }),
  };
}

/** Returns the detail and the field errors of an answer. */
function detailIn(answer: object, text: string): Found {
  const detail = readField(answer, 'detail') ?? readField(answer, 'details');
  // NestJS sends a list of texts in `message`.
  const fields = readList(readField(answer, 'message'))
    ? ['message', 'fieldErrors', 'errors']
    : ['fieldErrors', 'errors'];
  const errors = fields.flatMap((field) => fieldErrors(readField(answer, field))).concat(fieldErrors(detail));
  const lines = errors.filter(({ field }) => field === '').map((error) => error.text);
  const ownErrors = errors.filter(({ field }) => field !== '');
  const hasOnlyFieldErrors = ownErrors.length > 0 && text === '';
  return {
    ...(hasOnlyFieldErrors && { message: messageKeys.invalidFields }),
    ...(lines.length > 0 && { detail: lines }),
    fieldErrors: ownErrors,
  };
}

/** Reads a text: JSON, an HTML page, an HTML fragment, or plain text. */
function readText(text: string, depth: number): Found {
  if (depth < MAX_WRAPPING_DEPTH) {
    const parsed = parseJson(text);
    if (parsed !== undefined) return readAnswer(parsed, depth + 1);
  }
  const limited = text.slice(0, MAX_TEXT_LENGTH);
  switch (markupKind(limited)) {
    case 'page':
      return { detail: linesOfHtml(limited) };
    case 'fragment':
      return { message: linesOfHtml(limited).join(' ') };
    case 'none':
      return { message: limited };
  }
}

/** Returns the answer inside an error (`response`), a response (`data`), or a field that should be a text. */
function wrappedIn(answer: Readonly<Record<string, unknown>>): unknown {
  const hasWords = toText(readField(answer, 'message')).trim() !== '';
  if (hasWords && !(answer instanceof Error)) return undefined;
  const inside = ['response', 'message', 'error'].map((field) => readField(answer, field)).find(isRecord);
  if (inside !== undefined) return inside;
  const isResponse = httpStatus(readField(answer, 'status')) !== undefined;
  const data = readField(answer, 'data');
  return isResponse && data !== null && data !== '' ? data : undefined;
}

/** Removes the fields that are `undefined`, so that spreading does not overwrite known fields. */
function defined(found: Found): Found {
  return Object.fromEntries(Object.entries(found).filter(([, value]) => value !== undefined));
}

function parseJson(text: string): unknown {
  if (!/^\s*[[{"]/.test(text)) return undefined;
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
}

/** Whether no server answered, as Chromium, Firefox, WebKit and axios word it. */
function isNetworkFailure(answer: Readonly<Record<string, unknown>>): boolean {
  return (
    answer instanceof Error && /^(failed to fetch|networkerror when|load failed|network error)/i.test(answer.message)
  );
}

function httpStatus(value: unknown): number | undefined {
  const status = typeof value === 'string' && /^\d{3}$/.test(value) ? Number(value) : value;
  return typeof status === 'number' && Number.isInteger(status) && status >= 100 && status <= 599 ? status : undefined;
}

/** Gives an error or a success without text the general text. */
function withText(message: Message, status: number | undefined): Message {
  if (message.message !== '') return message;
  if (message.type === 'SUCCESS') return { ...message, message: messageKeys.success };
  if (message.type !== 'ERROR') return message;
  const detail = message.detail.length === 0 && status !== undefined ? [`HTTP ${status}`] : message.detail;
  return { ...message, message: messageKeys.unknownError, detail };
}
