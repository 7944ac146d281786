// Generated from custom-elements.json by scripts/generate/generate-entries.mjs. Do not edit.
export { DassSpinner } from '../elements/controls/spinner/spinner.js';
