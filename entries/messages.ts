// Converts server responses to messages and notifications.
export type { FieldError } from '../elements/core/messages/field-errors.js';
export type { MessageInput, MessageType } from '../elements/core/messages/messages.js';
export { isUnread, type Notification, type NotificationData } from '../elements/core/messages/notifications.js';
export { toMessage, type MessageState } from '../elements/core/messages/server-answer.js';
