// Sends the files of an upload resumably, by the tus protocol, also those of `upload-protocol="tus"`. Requires the package
// tus-js-client.
import { tusModule } from '../elements/files/transports/tus-module.js';
import { tusTo } from '../elements/files/transports/tus-to.js';

export type { UploadTask, UploadTransport } from '../elements/core/files/upload-task.js';
export type { TransportOptions, ValuesForFile } from '../elements/files/transports/transport-options.js';
export type { UploadResponse } from '../elements/files/transports/upload-response.js';
export { tusTo, type TusToOptions } from '../elements/files/transports/tus-to.js';

tusModule.load = () => Promise.resolve({ tusTo });
