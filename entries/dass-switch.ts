// Generated from custom-elements.json by scripts/generate/generate-entries.mjs. Do not edit.
export { DassSwitch } from '../elements/controls/switch/switch.js';
export type { DassSwitchBeforeChangeDetail } from '../elements/controls/switch/switch.js';
