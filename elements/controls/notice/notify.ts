import type { TextSource } from '../../../locales/index.js';
import { PageImport } from '../../base/loading/page-import.js';
import type { MessageType } from '../../core/messages/messages.js';
import { readField } from '../../core/util/read-value.js';
import { toText } from '../../core/text/to-text.js';
import type { NoticePosition, NoticeType } from './notice.js';
import type { ShownNotice } from './show-notice.js';

/** A notice as an application asks for it. */
export interface NotifyInput {
  /** What it says. A text that starts with `dass` is a key. A function gives it whenever it is rendered. */
  readonly message: TextSource;
  /** `information` (default), `success`, `warning` or `error`; the types of messages mean the same. */
  readonly type?: NoticeType | MessageType | undefined;
  /** Milliseconds until it goes, 0 for one that stays. Default: after its type. */
  readonly duration?: number | undefined;
  /** Edge of the screen. Default: `top`. */
  readonly position?: NoticePosition | undefined;
}

export interface NotifyOptions {
  /** Takes the notice away. */
  readonly signal?: AbortSignal | undefined;
}

/** Why a notice has gone; `closed`: the application took it away, others took its place, or it could not be loaded. */
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
 * Shows a short message that goes by itself, above modal dialogs as well. When what shows it cannot be loaded, the
 * page shows that, and the message comes once it has loaded.
 * @param notice its text, or more of it
 * @returns resolves when it has gone, with the reason; there is seldom a reason to wait for that
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
