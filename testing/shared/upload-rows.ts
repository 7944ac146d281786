import type { TransferState } from '../../elements/core/files/transfer.js';

/** Where a file is on its way to the server: `listed` when it is not sent at all. */
export type UploadState = 'listed' | TransferState;

/** What the row of a file shows. */
export interface UploadRow {
  readonly state: UploadState;
  /** In percent, from 0 to 100; undefined while no progress is shown. */
  readonly progress: number | undefined;
  /** Why the file was not sent, also while another attempt is waited for. `''` without an error. */
  readonly error: string;
}

/** Reads the row of a file. Playwright sends this function to the page, so it must not use anything outside of itself. */
export function readUploadRow(row: Element): UploadRow {
  const states: readonly TransferState[] = [
    ...(['waiting', 'connecting', 'sending', 'stalled', 'confirming', 'paused', 'done', 'failed', 'canceled'] as const),
  ];
  const state = states.find((one) => row.classList.contains(one)) ?? 'listed';
  const now = row.querySelector('.bar')?.getAttribute('aria-valuenow');
  // A file that is sent again waits, with the button that does not wait.
  const hasFailed = state === 'failed' || (state === 'waiting' && row.querySelector('.retry') !== null);
  return {
    state,
    progress: state === 'done' ? 100 : now ? Number(now) : undefined,
    error: hasFailed ? (row.querySelector('.state')?.textContent ?? '').trim() : '',
  };
}
