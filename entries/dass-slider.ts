// Generated from custom-elements.json by scripts/generate/generate-entries.mjs. Do not edit.
export { DassSlider } from '../elements/controls/slider/slider.js';
