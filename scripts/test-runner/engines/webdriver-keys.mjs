// Key values of WebDriver.
export const KEYS = {
  Backspace: 0xe003,
  Tab: 0xe004,
  Enter: 0xe007,
  Shift: 0xe008,
  Control: 0xe009,
  Alt: 0xe00a,
  Escape: 0xe00c,
  Space: 0x20,
  PageUp: 0xe00e,
  PageDown: 0xe00f,
  End: 0xe010,
  Home: 0xe011,
  ArrowLeft: 0xe012,
  ArrowUp: 0xe013,
  ArrowRight: 0xe014,
  ArrowDown: 0xe015,
  Insert: 0xe016,
  Delete: 0xe017,
  Meta: 0xe03d,
  '\n': 0xe007,
  ...Object.fromEntries(Array.from({ length: 12 }, (_, i) => [`F${i + 1}`, 0xe031 + i])),
};
/** @param {string} key Playwright's name of a key, or a character */
export const keyValue = (key) => (key in KEYS ? String.fromCharCode(KEYS[key]) : key);
