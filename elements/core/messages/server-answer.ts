import { fieldErrors, type FieldError } from './field-errors.js';
import { linesOfHtml, markupKind } from '../text/html-text.js';
import { messageKeys } from './message-keys.js';
import { isTransient, normalizeMessage, type Message } from './messages.js';
import { isRecord, readField, readList } from '../util/read-value.js';
import { toText } from '../text/to-text.js';

/** What to show after a server answered. */
export interface MessageState {
  readonly message: Message;
  /** The HTTP status, where it is known. */
  readonly statusCode: number | undefined;
  /** Always true: an answer that was turned into a message is to be shown. */
  readonly show: true;
  /** Where: a success is a notice unless `disableNotify`, all else a dialog. */
  readonly display: 'dialog' | 'notice';
}

/** How much of a text that a server sent is looked at, in code units: enough for the user, and no page makes us wait. */
const longestText = 20_000;

/** A body inside an error inside a response …: deeper than this nobody wraps an answer. */
const deepestWrapping = 5;

/**
 * Turns whatever a server sent, or the failure to reach it, into a message.
 *
 * @param answer the body of the answer (an object with any of code, type, message, detail; a text; JSON or HTML as
 * text), the `Response` itself, an error with or without a `response` in it, or nothing.
 * @param statusCode the HTTP status. Default: the one that the answer carries in `statusCode` or `status`.
 * Errors of fields are understood as the usual servers send them (problem details of RFC 9457, Laravel, ASP.NET, FastAPI,
 * Spring, JSON:API) and come in `message.fieldErrors`: `showValidation(fieldErrors, { form })` leads to the fields.
 *
 * @returns status 204 is a delete success; what has no known type and no code is an `ERROR`. Never throws.
 */
export function toMessage(answer?: unknown, statusCode?: number): MessageState {
  let message: Message;
  let status = httpStatus(statusCode);
  try {
    const found = look(answer, 0);
    status ??= found.status;
    message = status === 204 ? normalizeMessage('DELETE_SUCCESS') : withText(normalizeMessage(found, 'ERROR'), status);
  } catch {
    // A field whose getter throws, a revoked proxy: the user is still told that something went wrong.
    message = withText(normalizeMessage(undefined, 'ERROR'), status);
  }
  return { message, statusCode: status, show: true, display: isTransient(message) ? 'notice' : 'dialog' };
}

/** What was found in an answer: the fields of a message as they came, and the status. */
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

function look(answer: unknown, depth: number): Found {
  if (readList(answer)) return { detail: answer };
  if (!isRecord(answer)) return lookIntoText(toText(answer), depth);
  if (isNetworkFailure(answer))
    return { message: messageKeys.networkError, detail: toText(readField(answer, 'message')) };

  const read = (field: string): unknown => readField(answer, field);
  const status = httpStatus(read('statusCode')) ?? httpStatus(read('status'));
  const wrapped = wrappedIn(answer);
  if (wrapped !== undefined && depth < deepestWrapping) return { status, ...defined(look(wrapped, depth + 1)) };

  const text = ['message', 'title', 'error'].map((field) => toText(read(field))).find((one) => one.trim() !== '') ?? '';
  const type = read('type');
  return {
    status,
    ...lookIntoText(text, deepestWrapping),
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

/** What stands below the text: a detail, and what is wrong with which field. */
function detailIn(answer: object, text: string): Found {
  const detail = readField(answer, 'detail') ?? readField(answer, 'details');
  // A list of texts where one text is expected, as NestJS sends it.
  const fields = readList(readField(answer, 'message'))
    ? ['message', 'fieldErrors', 'errors']
    : ['fieldErrors', 'errors'];
  const errors = fields.flatMap((field) => fieldErrors(readField(answer, field))).concat(fieldErrors(detail));
  const lines = errors.filter(({ field }) => field === '').map((error) => error.text);
  const ofFields = errors.filter(({ field }) => field !== '');
  const isFirst = ofFields.length > 0 && text === '';
  return {
    ...(isFirst && { message: messageKeys.invalidFields }),
    ...(lines.length > 0 && { detail: lines }),
    fieldErrors: ofFields,
  };
}

/** Reads a text: JSON around an answer, a page, a piece of HTML, or words. */
function lookIntoText(text: string, depth: number): Found {
  if (depth < deepestWrapping) {
    const parsed = parseJson(text);
    if (parsed !== undefined) return look(parsed, depth + 1);
  }
  const shown = text.slice(0, longestText);
  switch (markupKind(shown)) {
    case 'page':
      return { detail: linesOfHtml(shown) };
    case 'fragment':
      return { message: linesOfHtml(shown).join(' ') };
    case 'none':
      return { message: shown };
  }
}

/** The answer inside an error (`response`), a response (`data`), or a field that should have been a text. */
function wrappedIn(answer: Readonly<Record<string, unknown>>): unknown {
  const hasWords = toText(readField(answer, 'message')).trim() !== '';
  if (hasWords && !(answer instanceof Error)) return undefined;
  const inside = ['response', 'message', 'error'].map((field) => readField(answer, field)).find(isRecord);
  if (inside !== undefined) return inside;
  const isResponse = httpStatus(readField(answer, 'status')) !== undefined;
  const data = readField(answer, 'data');
  return isResponse && data !== null && data !== '' ? data : undefined;
}

/** Without the fields that are `undefined`, so that spreading does not write over what is known. */
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

/** A request that no server answered, as Chromium, Firefox, WebKit and axios name it. */
function isNetworkFailure(answer: Readonly<Record<string, unknown>>): boolean {
  return (
    answer instanceof Error && /^(failed to fetch|networkerror when|load failed|network error)/i.test(answer.message)
  );
}

function httpStatus(value: unknown): number | undefined {
  const status = typeof value === 'string' && /^\d{3}$/.test(value) ? Number(value) : value;
  return typeof status === 'number' && Number.isInteger(status) && status >= 100 && status <= 599 ? status : undefined;
}

/** No message is shown without words: an error or success that has none gets the general ones. */
function withText(message: Message, status: number | undefined): Message {
  if (message.message !== '') return message;
  if (message.type === 'SUCCESS') return { ...message, message: messageKeys.success };
  if (message.type !== 'ERROR') return message;
  const detail = message.detail.length === 0 && status !== undefined ? [`HTTP ${status}`] : message.detail;
  return { ...message, message: messageKeys.unknownError, detail };
}
