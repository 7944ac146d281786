// Generated from custom-elements.json by scripts/generate/generate-entries.mjs. Do not edit.
export { DassFormLayout } from '../elements/page/form-layout/form-layout.js';
export type { FormLayoutLabels } from '../elements/page/form-layout/form-layout.js';
