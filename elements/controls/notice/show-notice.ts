import { interactiveRoot } from '../../base/overlay/overlay-stack.js';
import type { DassNotice, DassNoticeCloseDetail } from './notice.js';
import './notice.js';
import type { DassNoticeRegion } from './notice-region.js';
import './notice-region.js';

/** A shown notice. */
export interface ShownNotice {
  /** Closes the notice. */
  close(): void;
  /** Resolves with the reason why it closed; `closed` if the application closed it. */
  readonly closed: Promise<DassNoticeCloseDetail['reason'] | 'closed'>;
}

/** Properties of a notice; undefined is the default. */
export type NoticeProperties = {
  readonly [Name in 'type' | 'message' | 'duration' | 'position']?: DassNotice[Name] | undefined;
};

type Reason = DassNoticeCloseDetail['reason'] | 'closed';

let region: DassNoticeRegion | undefined;
const ends = new WeakMap<DassNotice, (reason: Reason) => void>();

/**
 * Shows a notice at its position, above everything, and removes it when it closes. Five are shown at once, three on a
 * phone. For a further one the oldest of the mildest type waits.
 */
export function showNotice(properties: NoticeProperties): ShownNotice {
  const notice = Object.assign(document.createElement('dass-notice'), properties);
  const noticeRegion = (region ??= document.createElement('dass-notice-region'));
  if (!noticeRegion.isConnected) interactiveRoot().append(noticeRegion);
  const closed = new Promise<Reason>((resolve) =>
    ends.set(notice, (reason) => {
      noticeRegion.close(notice);
      resolve(reason);
    }),
  );
  const end = (reason: Reason): void => ends.get(notice)?.(reason);
  notice.addEventListener('dass-close', (event) => end(event.detail.reason));
  noticeRegion.add(notice);
  return { close: () => end('closed'), closed };
}
