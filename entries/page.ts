// The open overlays of a page, and screen reader announcements.
export { announce } from '../elements/base/announce.js';
export { topModal, topmostForBack, type Overlay } from '../elements/base/overlay/overlay-stack.js';
