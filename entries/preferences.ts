// Stored user preferences: theme, density, virtual keyboard. The storage also works when it is blocked.
export { safeLocalStorage, safeSessionStorage, type SafeStorage } from '../elements/core/preferences/storage.js';
export { watchStorage } from '../elements/core/preferences/storage-watch.js';
export { virtualKeyboardPreference } from '../elements/core/preferences/virtual-keyboard-preference.js';
export { density, theme, type Density, type Theme } from '../elements/navigation/account-menu/appearance.js';
