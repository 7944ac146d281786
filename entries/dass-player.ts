// Generated from custom-elements.json by scripts/generate/generate-entries.mjs. Do not edit.
export { DassPlayer } from '../elements/media/player/player.js';
export type { DassPlayerErrorDetail, DassPlayerRangeDetail, PlayerFailure, PlayerType } from '../elements/media/player/player-properties.js';
