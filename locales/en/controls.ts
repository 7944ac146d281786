import type { Translation } from '../index.js';
import type source from '../pt-BR/controls.js';

export default {
  dassBadgeNew: 'New',
  dassChipRemove: 'Remove {label}',
  dassFieldRequired: 'Field is required',
  dassLoading: 'Loading…',
  dassProgressUnnamed: 'In progress',
  dassNoticesWaiting: { one: 'and {count} more notice', other: 'and {count} more notices' },
  dassNoticeOk: 'OK',
  dassNoticeRegion: 'Notices',
  dassPartFailed: 'A part did not load.',
  dassPartRetry: 'Try again',
  dassPartClose: 'Close',
} satisfies Translation<typeof source>;
