// Sends the files of an upload resumably, by the tus protocol. Requires the package tus-js-client.
export type { UploadTask, UploadTransport } from '../elements/core/files/upload-task.js';
export type { TransportOptions, ValuesForFile } from '../elements/files/transports/transport-options.js';
export type { UploadResponse } from '../elements/files/transports/upload-response.js';
export { tusTo, type TusToOptions } from '../elements/files/transports/tus-to.js';
