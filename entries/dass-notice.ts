// Generated from custom-elements.json by scripts/generate/generate-entries.mjs. Do not edit.
export { DassNotice } from '../elements/controls/notice/notice.js';
export type { DassNoticeCloseDetail, NoticePosition, NoticeType } from '../elements/controls/notice/notice.js';
export type { TextSource } from '../locales/texts-by-key.js';
