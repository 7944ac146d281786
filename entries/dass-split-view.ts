// Generated from custom-elements.json by scripts/generate/generate-entries.mjs. Do not edit.
export { DassSplitView } from '../elements/page/split-view/split-view.js';
export type { DassSplitViewResizeDetail, DassSplitViewSelectRecordDetail } from '../elements/page/split-view/split-view.js';
