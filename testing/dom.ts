// Functions for tests that run in a page, such as those with Testing Library: they take an element and do what a user
// does, in whatever language the page is. They need a browser.
export { answerConfirm, closeMessage, closeNotice, notice } from './dom/messages.js';
export { chooseOptions } from './dom/options.js';
export { moveItem, pickListLabels, type PickSide } from './dom/pick-list.js';
export { clickHeading, tableRows } from './dom/table.js';
export { chooseFiles, uploadFiles } from './dom/upload.js';
