// Page objects for tests of applications with Playwright: they do what a user does, in whatever language the page is.
// Playwright is imported for its types only.
export { camera, type Camera } from './playwright/camera.js';
export { lookup, type Lookup } from './playwright/lookup.js';
export { answerConfirm, closeMessage, closeNotice, notice, question, type Question } from './playwright/messages.js';
export { languagePicker, selectList, type OptionField } from './playwright/options.js';
export { pickList, type PickList, type PickSide } from './playwright/pick-list.js';
export type { Name, Root } from './playwright/root.js';
export { table, type Table } from './playwright/table.js';
export type { ColumnFilter, RefusedCell } from './shared/table-cells.js';
export type { UploadState } from './shared/upload-rows.js';
export { upload, type Upload, type UploadFile } from './playwright/upload.js';
