/**
 * L0 of the house: plain TypeScript without Lit and without a screen. Importing it touches no browser global; storage,
 * location and time are read when a function is called, and can be passed instead.
 */
export * from './addresses.js';
export * from './avatar.js';
export * from './base64-json.js';
export * from './boolean-meaning.js';
export * from './date-time.js';
export { toDate } from './date-value.js';
export * from './debounce.js';
export * from './file-size.js';
export * from './history.js';
export type { HistoryEntry } from './history-entries.js';
export * from './host-group.js';
export * from './language.js';
export { Listeners } from './listeners.js';
export * from './list-filter.js';
export * from './menu.js';
export * from './menu-current.js';
export * from './menu-filter.js';
export * from './message-keys.js';
export {
  closeResult,
  isTransient,
  messageTitle,
  needsLogin,
  normalizeMessage,
  type ApiCode,
  type CloseResult,
  type Message,
  type MessageInput,
  type MessageType,
} from './messages.js';
export * from './moved-orders.js';
export * from './notice-times.js';
export * from './notifications.js';
export type { PageLocation } from './page-url.js';
export { matchPasted, type PasteOptions, type PasteResult, type PasteShape } from './paste-list.js';
export type { PasteRules, SkippedValue, SkipReason } from './paste-list-match.js';
export type { PastedRow, PastedRows } from './paste-list-rows.js';
export * from './phone.js';
export * from './redirect-after-login.js';
export * from './relative-time.js';
export * from './safe-url.js';
export * from './selection.js';
export * from './server-answer.js';
export * from './shorten-url.js';
export { SafeStorage, safeLocalStorage, safeSessionStorage, type TextStorage } from './storage.js';
export { watchStorage, type StorageEvents } from './storage-watch.js';
export * from './tax-number.js';
export * from './text-fold.js';
export { toText } from './to-text.js';
export * from './virtual-keyboard-preference.js';
export { warnOnce } from './warn-once.js';
