import type { MessageType } from './messages/messages.js';

/** How long a notice stays by itself, in milliseconds (MS-10). */
export const defaultNoticeTime = 5000;

const timeOfType: ReadonlyMap<MessageType | undefined, number> = new Map([
  ['SUCCESS', 2000],
  ['ERROR', 20_000],
  ['WARNING', 20_000],
]);

/**
 * How long a notice of a type stays, in milliseconds (MS-10): a success 2000, an error or a warning 20000, all else
 * 5000. A notice that says otherwise (files over the limit, UP-03) passes its own time.
 */
export function noticeTime(type?: MessageType): number {
  return timeOfType.get(type) ?? defaultNoticeTime;
}
