// Generated from custom-elements.json by scripts/generate/generate-entries.mjs. Do not edit.
export { DassEmptyState } from '../elements/page/empty-state/empty-state.js';
export type { EmptyStateKind } from '../elements/page/empty-state/empty-state.js';
