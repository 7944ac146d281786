import type { UploadTransport } from '../../core/files/upload-task.js';
import { isRecord } from '../../core/util/read-value.js';
import { warnOnce } from '../../core/util/warn-once.js';
import { tusModule } from './tus-module.js';

/** How `upload-url` gets files. `request`: one request for each file; `tus`: resumably, by the tus protocol. */
export type UploadProtocol = 'request' | 'tus';

/** The properties of an upload that sends to an address. */
export interface AddressHost {
  readonly localName: string;
  readonly uploadUrl: string;
  readonly uploadProtocol: UploadProtocol;
  readonly restoreKey: string;
  readonly restoreUser: string;
}

/** Creates the transport for `upload-url`, and another one when what it depends on has changed. */
export class AddressTransport {
  #key = '';
  #transport: UploadTransport | undefined;

  /** Returns the same transport for the same properties; undefined without an address. */
  of(host: AddressHost): UploadTransport | undefined {
    const { localName, uploadUrl, uploadProtocol, restoreKey, restoreUser } = host;
    if (!uploadUrl) return undefined;
    const key = JSON.stringify([uploadUrl, uploadProtocol, restoreKey, restoreUser]);
    if (key === this.#key) return this.#transport;
    this.#key = key;
    // Files that are kept continue after a reload.
    const context = restoreKey ? JSON.stringify([restoreUser, restoreKey]) : undefined;
    this.#transport = whenLoaded(() =>
      uploadProtocol === 'tus' ? loadTus(localName, uploadUrl, context) : loadRequest(uploadUrl),
    );
    return this.#transport;
  }
}

async function loadRequest(url: string): Promise<UploadTransport> {
  // The transport says itself that the network is lost.
  // eslint-disable-next-line dass/no-bare-imports
  const { uploadTo } = await import('./upload-to.js');
  return uploadTo(url);
}

async function loadTus(tag: string, url: string, context: string | undefined): Promise<UploadTransport> {
  if (tusModule.load) {
    const { tusTo } = await tusModule.load();
    // Most servers answer without a body.
    return tusTo(url, { context, result: ({ url: src, json }) => ({ src, ...(isRecord(json) && json) }) });
  }
  warnOnce(`<${tag}> needs the module dass-elements/tus-transport.js for upload-protocol="tus".`);
  return ({ fail }) => fail('', { retry: false });
}

/** A module that could not be loaded is asked for again: the network may be lost. */
function whenLoaded(load: () => Promise<UploadTransport>): UploadTransport {
  let loading: Promise<UploadTransport> | undefined;
  return async (task) => {
    let transport: UploadTransport;
    try {
      transport = await (loading ??= load());
    } catch {
      loading = undefined;
      return task.fail('', { cause: 'network' });
    }
    await transport(task);
  };
}
