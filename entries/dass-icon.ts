// Generated from custom-elements.json by scripts/generate/generate-entries.mjs. Do not edit.
export { DassIcon } from '../elements/controls/icon/icon.js';
