// Generated from custom-elements.json by scripts/generate/generate-entries.mjs. Do not edit.
export { DassUpload } from '../elements/files/upload/upload.js';
export type { CustomFileType } from '../elements/core/files/accepted-types.js';
export type { FileGroup } from '../elements/core/files/file-groups.js';
export type { RejectReason, RejectedFile } from '../elements/core/files/file-intake.js';
export type { UploadEntry } from '../elements/core/files/upload-entry.js';
export type { UploadFailureOptions, UploadTask, UploadTransport, WaitCause } from '../elements/core/files/upload-task.js';
export type { UploadType } from '../elements/files/shared/file-groups.js';
export type { UploadProtocol } from '../elements/files/transports/address-transport.js';
export type { DassUploadChangeDetail, DassUploadRejectDetail, DassUploadUploadDetail, DassUploadUploadErrorDetail } from '../elements/files/upload/upload-properties.js';
