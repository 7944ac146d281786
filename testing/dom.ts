// Functions for tests that run in a page, such as those with Testing Library: they take an element and do what a user
// does, in whatever language the page is. They need a browser.
export { camera, type Camera } from './dom/camera.js';
export { lookup, type Lookup } from './dom/lookup.js';
export { answerConfirm, closeMessage, closeNotice, notice } from './dom/messages.js';
export { chooseOptions } from './dom/options.js';
export { moveItem, pickListLabels, type PickSide } from './dom/pick-list.js';
export { clickHeading, table, tableRows, type Table } from './dom/table.js';
export { chooseFiles, upload, uploadFiles, type Upload } from './dom/upload.js';
export type { ColumnFilter, RefusedCell } from './shared/table-cells.js';
export type { UploadState } from './shared/upload-rows.js';
