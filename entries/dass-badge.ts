// Generated from custom-elements.json by scripts/generate/generate-entries.mjs. Do not edit.
export { DassBadge } from '../elements/controls/badge/badge.js';
