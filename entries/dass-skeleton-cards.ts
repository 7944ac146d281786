// Generated from custom-elements.json by scripts/generate/generate-entries.mjs. Do not edit.
export { DassSkeletonCards } from '../elements/controls/skeleton-cards/skeleton-cards.js';
