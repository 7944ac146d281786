// What a page does with the elements that are open in it: what is on top, and what is said to a screen reader.
export { announce } from '../elements/base/announce.js';
export { topModal, topmostForBack, type Overlay } from '../elements/base/overlay/overlay-stack.js';
