// Generated from custom-elements.json by scripts/generate/generate-entries.mjs. Do not edit.
export { DassVersionTag } from '../elements/navigation/version-tag/version-tag.js';
