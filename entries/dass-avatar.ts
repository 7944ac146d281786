// Generated from custom-elements.json by scripts/generate/generate-entries.mjs. Do not edit.
export { DassAvatar } from '../elements/controls/avatar/avatar.js';
