// Generated from custom-elements.json by scripts/generate/generate-entries.mjs. Do not edit.
export { DassTabs } from '../elements/controls/tabs/tabs.js';
export type { Tab } from '../elements/controls/tabs/tabs-model.js';
export type { DassTabsTabChangeDetail } from '../elements/controls/tabs/tabs.js';
