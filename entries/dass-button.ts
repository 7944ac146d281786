// Generated from custom-elements.json by scripts/generate/generate-entries.mjs. Do not edit.
export { DassButton } from '../elements/controls/button/button.js';
