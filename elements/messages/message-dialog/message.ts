import { resolveText } from '../../../locales/index.js';
import { PageImport } from '../../base/loading/page-import.js';
import { openDialog } from '../../controls/dialog/open-dialog.js';
import type { CloseResult, Message, MessageInput } from '../../core/messages/messages.js';
import { closeResult, detailLines, isTransient, normalizeMessage } from '../../core/messages/messages.js';
import { readField } from '../../core/util/read-value.js';
import type { MessageState } from '../../core/messages/server-answer.js';
import { toMessage } from '../../core/messages/server-answer.js';
import type { DassMessageDialogCloseDetail } from './message-dialog.js';
import { MessageQueue, type ShownItem } from './message-queue-model.js';
import { notify } from '../../controls/notice/notify.js';
import { sendToLogin } from './send-to-login.js';

/** Options of `message()`. */
export interface MessageOptions {
  /**
   * HTTP status, when the message is the response of a server. A message without a type is then an error. Default: none.
   */
  readonly statusCode?: number | undefined;
  /** Closes the message when it aborts. The promise then resolves without a redirect. */
  readonly signal?: AbortSignal | undefined;
}

interface MessageRequest {
  readonly message: Message;
  readonly statusCode: number | undefined;
}

const messageDialog = new PageImport(() => import('./message-dialog.js'));

const noRedirect: CloseResult = { redirect: false, url: '' };
const queue = new MessageQueue<MessageRequest, CloseResult>(show, noRedirect);
let goToLogin = sendToLogin;

/**
 * Sets the function that navigates to the login page when the user confirms a message with the code WITHOUT_TOKEN, for
 * all calls of `message()`.
 * @param go is called with the address. Default: stores the current address and leaves the page
 */
export function setGoToLogin(go: (url: string) => void = sendToLogin): void {
  goToLogin = go;
}

/**
 * Shows a message: a success as a notice, unless `disableNotify` is set, anything else in a dialog above all other
 * overlays. Several messages are shown one after the other, and equal ones once.
 * @param input a text, a message, or what `toMessage()` returns for the response of a server
 * @param options status and signal
 * @returns resolves when the message has closed, with whether to navigate, and where. When the dialog cannot be loaded,
 * the page shows an error with a retry, and the message appears once it has loaded. Rejects when the user does not wait
 * for that
 */
export async function message(
  input: string | MessageInput | MessageState,
  options: MessageOptions = {},
): Promise<CloseResult> {
  const request = read(input, options.statusCode);
  if (!request || options.signal?.aborted) return noRedirect;
  if (!isTransient(request.message)) {
    void messageDialog.retry();
    return queue.add(JSON.stringify(request), request, options.signal);
  }
  await notify({ type: 'success', message: noticeText(request.message) }, { signal: options.signal });
  return closeResult(request.message);
}

function read(input: string | MessageInput | MessageState, statusCode: number | undefined): MessageRequest | undefined {
  if (readField(input, 'show') === false) return undefined;
  const status = statusCode ?? (readField(input, 'statusCode') as number | undefined);
  // A message state contains a message, or is a message with two extra fields.
  const inner = readField(input, 'message');
  if (typeof inner === 'object') return { message: normalizeMessage(inner, 'ERROR'), statusCode: status };
  return {
    message: status === undefined ? normalizeMessage(input) : toMessage(input, status).message,
    statusCode: status,
  };
}

/** A notice cannot be expanded, so the details follow the text. */
const noticeText = (message: Message) => (): string =>
  [resolveText(message.message), ...detailLines(message, resolveText)].join('\n');

function show({ message, statusCode }: MessageRequest): ShownItem<CloseResult> {
  const controller = new AbortController();
  return { closed: showDialog(message, statusCode, controller.signal), dismiss: () => controller.abort() };
}

async function showDialog(message: Message, statusCode: number | undefined, signal: AbortSignal): Promise<CloseResult> {
  await messageDialog.waitFor(signal);
  const dialog = Object.assign(document.createElement('dass-message-dialog'), { message, statusCode, goToLogin });
  const { answer } = openDialog<DassMessageDialogCloseDetail, CloseResult>(dialog, {
    answer: ({ redirect, url }) => ({ redirect, url }),
    canceled: noRedirect,
    signal,
  });
  return answer;
}
