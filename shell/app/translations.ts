import type { Language } from 'dass-elements/language.js';
import type { MenuItem, Notification } from '../platform/platform.js';

/** Data that carries translations of its texts, by language. */
interface Translatable<Texts> {
  readonly translations?: Partial<Record<Language, Partial<Texts>>> | undefined;
}

/** Returns the data with its texts in a language, where it has them. */
export const inLanguage = <Texts extends object>(data: Texts & Translatable<Texts>, language: Language): Texts => ({
  ...data,
  ...data.translations?.[language],
});

export const menuInLanguage = (items: readonly MenuItem[], language: Language): MenuItem[] =>
  items.map((item) => ({
    ...inLanguage<MenuItem>(item, language),
    ...(item.items && { items: menuInLanguage(item.items, language) }),
  }));

export const notificationInLanguage = (notification: Notification, language: Language): Notification => ({
  ...notification,
  data: { ...notification.data, ...notification.translations?.[language] },
});
