// Generated from custom-elements.json by scripts/generate/generate-entries.mjs. Do not edit.
export { DassHistoryList } from '../elements/navigation/history-list/history-list.js';
export type { DassHistoryListNavigateDetail } from '../elements/navigation/history-list/history-list.js';
export type { NavigateDetail } from '../elements/navigation/link-click.js';
