// Generated from custom-elements.json by scripts/generate/generate-entries.mjs. Do not edit.
export { DassTooltip } from '../elements/controls/tooltip/tooltip.js';
export type { Placement } from '../elements/base/overlay/anchored.js';
