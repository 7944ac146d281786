// Generated from custom-elements.json by scripts/generate/generate-entries.mjs. Do not edit.
export { DassAccountMenu } from '../elements/navigation/account-menu/account-menu.js';
export type { LanguageOption } from '../elements/fields/language-picker/language-options.js';
export type { DassAccountMenuChangeLanguageDetail, DassAccountMenuChangeVirtualKeyboardDetail } from '../elements/navigation/account-menu/account-menu.js';
export type { User } from '../elements/navigation/user-model.js';
