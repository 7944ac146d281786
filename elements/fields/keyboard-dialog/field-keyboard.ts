// What the keyboard button of a field loads: one module, so that an application loads one file at the first click.
export { writeThrough } from '../keyboard/write-through.js';
export { showKeyboard } from './show-keyboard.js';
