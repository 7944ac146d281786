// Generated from custom-elements.json by scripts/generate/generate-entries.mjs. Do not edit.
export { DassProgress } from '../elements/controls/progress/progress.js';
