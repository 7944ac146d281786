import type { TextSource } from '../../../locales/index.js';
import { PageImport } from '../../base/loading/page-import.js';
import type { MessageType } from '../../core/messages/messages.js';
import { readField } from '../../core/util/read-value.js';
import { toText } from '../../core/text/to-text.js';
import type { NoticePosition, NoticeType } from './notice.js';
import type { ShownNotice } from './show-notice.js';

/** A notice to show. */
export interface NotifyInput {
  /**
   * Text of the notice. A text that starts with `dass` is a message id. A function is called whenever the notice is
   * rendered.
   */
  readonly message: TextSource;
  /** Kind of the message: `information` (default), `success`, `warning` or `error`, or the type of a message. */
  readonly type?: NoticeType | MessageType | undefined;
  /** Milliseconds until the notice closes by itself; 0: only the user closes it. Default: depends on the type. */
  readonly duration?: number | undefined;
  /** Edge of the screen. Default: `top`. */
  readonly position?: NoticePosition | undefined;
}

/** Options of `notify()`. */
export interface NotifyOptions {
  /** Closes the notice when it aborts. */
  readonly signal?: AbortSignal | undefined;
}

/** Why a notice closed. `closed`: the application closed it, newer notices replaced it, or it could not be loaded. */
export type NotifyEnd = Awaited<ShownNotice['closed']>;

const typeOf: Readonly<Record<MessageType, NoticeType>> = {
  SUCCESS: 'success',
  ERROR: 'error',
  WARNING: 'warning',
  API: 'information',
  INFORMATION: 'information',
  HELP: 'information',
};
function noticeType(type: unknown): NoticeType | undefined {
  const name = toText(type);
  return typeOf[name.toUpperCase() as MessageType] ?? ((name.toLowerCase() || undefined) as NoticeType | undefined);
}

const notices = new PageImport(() => import('./show-notice.js'));

/**
 * Shows a short message that closes by itself, above modal dialogs as well. When its module cannot be loaded, the page
 * shows an error with a retry, and the notice appears once it has loaded.
 * @param notice the text, or a notice with its options
 * @returns resolves with the reason when the notice has closed
 */
export async function notify(notice: string | NotifyInput, { signal }: NotifyOptions = {}): Promise<NotifyEnd> {
  const { showNotice } = (await notices.waitFor(signal).catch(() => undefined)) ?? {};
  if (!showNotice || signal?.aborted) return 'closed';
  const read = <Name extends keyof NotifyInput>(name: Name) => readField(notice, name) as NotifyInput[Name];
  const shown = showNotice({
    message: typeof notice === 'string' ? notice : read('message'),
    type: noticeType(read('type')),
    duration: read('duration'),
    position: read('position'),
  });
  signal?.addEventListener('abort', shown.close);
  const end = await shown.closed;
  signal?.removeEventListener('abort', shown.close);
  return end;
}
