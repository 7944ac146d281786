import type { MessageType } from '../core/messages.js';
import type { NoticePosition, NoticeType } from '../controls/notice/notice.js';
import type { ShownNotice } from '../controls/notice/show-notice.js';

/** A notice as an application asks for it. */
export interface NotifyInput {
  /** What it says. A text that starts with `dass` is a key (MS-11). */
  readonly message: string;
  /** `information` (default), `success`, `warning` or `error`; the types of messages mean the same. */
  readonly type?: NoticeType | MessageType | undefined;
  /** Milliseconds until it goes, 0 for one that stays. Default: after its type (MS-10). */
  readonly duration?: number | undefined;
  /** Edge of the screen. Default: `top`. */
  readonly position?: NoticePosition | undefined;
}

export interface NotifyOptions {
  /** Takes the notice away. */
  readonly signal?: AbortSignal | undefined;
}

/** Why a notice has gone; `closed`: the application took it away, or others took its place. */
export type NotifyEnd = Awaited<ShownNotice['closed']>;

const typeOf: Readonly<Record<MessageType, NoticeType>> = {
  SUCCESS: 'success',
  ERROR: 'error',
  WARNING: 'warning',
  API: 'information',
  INFORMATION: 'information',
  HELP: 'information',
};
const noticeType = (type: string): NoticeType =>
  typeOf[type.toUpperCase() as MessageType] ?? (type.toLowerCase() as NoticeType);

/**
 * Shows a short message that goes by itself (MS-10), above modal dialogs as well.
 * @param notice its text, or more of it
 * @returns resolves when it has gone, with the reason; there is seldom a reason to wait for that
 */
export async function notify(notice: string | NotifyInput, { signal }: NotifyOptions = {}): Promise<NotifyEnd> {
  const { showNotice } = await import('../controls/notice/show-notice.js');
  if (signal?.aborted) return 'closed';
  const { message, type, duration, position } =
    typeof notice === 'string' ? ({ message: notice } as NotifyInput) : notice;
  const shown = showNotice({ message, type: type && noticeType(type), duration, position });
  signal?.addEventListener('abort', shown.close);
  const end = await shown.closed;
  signal?.removeEventListener('abort', shown.close);
  return end;
}
