// Generated from custom-elements.json by scripts/generate/generate-entries.mjs. Do not edit.
export { DassMarkupTable } from '../elements/tables/markup-table/markup-table.js';
