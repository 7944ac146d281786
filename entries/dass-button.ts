// Generated from custom-elements.json by scripts/generate-entries.mjs. Do not edit.
export { DassButton } from '../elements/controls/button/button.js';
