// Links that hold the code of an example: `#code=<example>.<html or tsx>.<data>`. The data are the code, compressed, in
// base64url. The fragment of an address is not sent to a server.
import type { EditedCode } from './example-frame.js';

/** Longer addresses are cut by programs for mail and chat. */
const MAX_DATA_LENGTH = 8_000;
/** A short link can unfold into very long code. */
const MAX_CODE_BYTES = 100_000;

export interface LinkedCode extends EditedCode {
  /** Name of the example in its folder. */
  readonly example: string;
}

/** Returns the address of this page with the code; undefined if it is too long for a link. */
export async function linkTo({ example, kind, code }: LinkedCode): Promise<string | undefined> {
  const compressed = new Blob([code]).stream().pipeThrough(new CompressionStream('deflate-raw'));
  const bytes = new Uint8Array(await new Response(compressed).arrayBuffer());
  // Base64 has four characters for three bytes.
  if (bytes.length > (MAX_DATA_LENGTH * 3) / 4) return undefined;
  const data = btoa(String.fromCharCode(...bytes))
    .replaceAll('+', '-')
    .replaceAll('/', '_')
    .replace(/=+$/, '');
  const address = new URL(location.href);
  address.hash = `code=${example}.${kind}.${data}`;
  return address.href;
}

/**
 * Reads the code in the address of the page.
 *
 * @returns undefined if there is none
 * @throws {Error} if it is too long or broken
 */
export async function readLink(hash: string): Promise<LinkedCode | undefined> {
  if (!hash.startsWith('#code=')) return undefined;
  const [, example, kind, data] = /^#code=([\w-]+)\.(html|tsx)\.([\w-]+)$/.exec(hash) ?? [];
  if (!example || !data || data.length > MAX_DATA_LENGTH) throw new Error('The link is broken.');
  const bytes = Uint8Array.from(atob(data.replaceAll('-', '+').replaceAll('_', '/')), (char) => char.charCodeAt(0));
  return { example, kind: kind as EditedCode['kind'], code: await decompress(bytes) };
}

async function decompress(bytes: Uint8Array<ArrayBuffer>): Promise<string> {
  const decoder = new TextDecoder();
  let text = '';
  let length = 0;
  const reader = new Blob([bytes]).stream().pipeThrough(new DecompressionStream('deflate-raw')).getReader();
  for (;;) {
    const { done, value } = await reader.read();
    if (done) return text + decoder.decode();
    length += value.length;
    if (length > MAX_CODE_BYTES) {
      await reader.cancel();
      throw new Error('The code of the link is too long.');
    }
    text += decoder.decode(value, { stream: true });
  }
}
