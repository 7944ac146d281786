/**
 * L0 of the house: plain TypeScript without Lit and without a screen. Importing it touches no browser global; storage,
 * location and time are read when a function is called, and can be passed instead.
 */
export * from './urls/addresses.js';
export * from './format/avatar.js';
export * from './urls/base64-json.js';
export * from './format/boolean-meaning.js';
export * from './format/date-time.js';
export { toDate } from './format/date-value.js';
export * from './util/debounce.js';
export type { FieldError } from './messages/field-errors.js';
export * from './format/file-size.js';
export * from './history/history.js';
export type { HistoryEntry } from './history/history-entries.js';
export * from './urls/host-group.js';
export * from './preferences/language.js';
export { Listeners } from './util/listeners.js';
export * from './text/list-filter.js';
export * from './menu/menu.js';
export * from './menu/menu-current.js';
export * from './menu/menu-filter.js';
export * from './messages/message-keys.js';
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
} from './messages/messages.js';
export * from './pick-list/moved-orders.js';
export * from './notice-times.js';
export * from './messages/notifications.js';
export type { PageLocation } from './urls/page-url.js';
export { matchPasted, type PasteOptions, type PasteResult, type PasteShape } from './paste-list/paste-list.js';
export type { PasteRules, SkippedValue, SkipReason } from './paste-list/paste-list-match.js';
export type { PastedRow, PastedRows } from './paste-list/paste-list-rows.js';
export * from './format/phone.js';
export * from './urls/redirect-after-login.js';
export * from './format/relative-time.js';
export * from './urls/safe-url.js';
export * from './util/selection.js';
export * from './messages/server-answer.js';
export * from './urls/shorten-url.js';
export { SafeStorage, safeLocalStorage, safeSessionStorage, type TextStorage } from './preferences/storage.js';
export { watchStorage, type StorageEvents } from './preferences/storage-watch.js';
export * from './format/tax-number.js';
export * from './text/text-fold.js';
export { toText } from './text/to-text.js';
export * from './preferences/virtual-keyboard-preference.js';
export { warnOnce } from './util/warn-once.js';
