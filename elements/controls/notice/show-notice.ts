import { livingRoot } from '../../base/overlay/overlay-stack.js';
import type { DassNotice, DassNoticeCloseDetail } from './notice.js';
import './notice.js';
import type { DassNoticeRegion } from './notice-region.js';
import './notice-region.js';

/** A notice that is on the screen. */
export interface ShownNotice {
  /** Takes it away. */
  close(): void;
  /** Resolves with why it went: a reason of its own, or `closed` when the application took it away. */
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
 * Shows a notice at its place on the screen, above everything, and takes it away when it closes. Five are shown at
 * once, three on a phone: for one more the oldest of the mildest kind waits until there is room again.
 */
export function showNotice(properties: NoticeProperties): ShownNotice {
  const notice = Object.assign(document.createElement('dass-notice'), properties);
  const place = (region ??= document.createElement('dass-notice-region'));
  if (!place.isConnected) livingRoot().append(place);
  const closed = new Promise<Reason>((resolve) =>
    ends.set(notice, (reason) => {
      place.take(notice);
      resolve(reason);
    }),
  );
  const end = (reason: Reason): void => ends.get(notice)?.(reason);
  notice.addEventListener('dass-close', (event) => end(event.detail.reason));
  place.add(notice);
  return { close: () => end('closed'), closed };
}
