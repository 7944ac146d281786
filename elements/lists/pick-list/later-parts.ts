// What the pick list needs once a person does something in it: it is no part of what a page waits for.
export { PickActions } from './pick-actions.js';
export { pickLaterStyles } from './pick-later.styles.js';
