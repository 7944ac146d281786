// Generated from custom-elements.json by scripts/generate/generate-entries.mjs. Do not edit.
export { DassNoticeRegion } from '../elements/controls/notice/notice-region.js';
