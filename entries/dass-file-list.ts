// Generated from custom-elements.json by scripts/generate/generate-entries.mjs. Do not edit.
export { DassFileList } from '../elements/files/file-list/file-list.js';
export type { CarouselFile } from '../elements/files/carousel/carousel-properties.js';
export type { DassFileListCaptionDetail, DassFileListChangeViewDetail, DassFileListDownloadDetail, DassFileListOpenFileDetail, DassFileListOrderDetail, DassFileListRemoveDetail, DassFileListRenameDetail, DassFileListSelectFilesDetail, DassFileListShowFileDetail, FileListAction, FileListAnswer, FileListFile, FileListView } from '../elements/files/file-list/file-list-properties.js';
