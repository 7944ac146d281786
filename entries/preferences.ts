// What a user has chosen on this device: theme, density, virtual keyboard; and storage that works where it is blocked.
export { safeLocalStorage, safeSessionStorage, type SafeStorage } from '../elements/core/preferences/storage.js';
export { watchStorage } from '../elements/core/preferences/storage-watch.js';
export { virtualKeyboardPreference } from '../elements/core/preferences/virtual-keyboard-preference.js';
export { density, theme, type Density, type Theme } from '../elements/navigation/account-menu/appearance.js';
