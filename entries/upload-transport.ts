// Sends the files of an upload in one request each.
export type {
  UploadFailureOptions,
  UploadTask,
  UploadTransport,
  WaitCause,
} from '../elements/core/files/upload-task.js';
export type { TransportOptions, ValuesForFile } from '../elements/files/transports/transport-options.js';
export type { UploadResponse } from '../elements/files/transports/upload-response.js';
export { uploadTo, type UploadAddress, type UploadToOptions } from '../elements/files/transports/upload-to.js';
