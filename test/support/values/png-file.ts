const SIGNATURE = [0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a];

/** A black PNG with one bit for a pixel: few bytes for many pixels. @param width a multiple of 8 */
export function blackPng(width: number, height: number): Promise<Uint8Array<ArrayBuffer>> {
  const lines = new Blob(Array.from({ length: height }, () => new Uint8Array(1 + width / 8)));
  return pngOf(Uint8Array.from([...u32(width), ...u32(height), 1, 0, 0, 0, 0]), lines);
}
/** A PNG. @param header size, depth and kind @param lines of pixels, each one after the number of its filter */
export async function pngOf(header: Uint8Array, lines: Blob): Promise<Uint8Array<ArrayBuffer>> {
  const rows = lines.stream();
  const packed = await new Response(rows.pipeThrough(new CompressionStream('deflate'))).arrayBuffer();
  const chunk = (name: string, data: Uint8Array): number[] => {
    const body = [...new TextEncoder().encode(name), ...data];
    return [...u32(data.length), ...body, ...u32(crc(body))];
  };
  const parts = [chunk('IHDR', header), chunk('IDAT', new Uint8Array(packed)), chunk('IEND', new Uint8Array())];
  return Uint8Array.from([...SIGNATURE, ...parts.flat()]);
}
const u32 = (value: number): number[] => [24, 16, 8, 0].map((shift) => (value >>> shift) & 0xff);
function crc(data: readonly number[]): number {
  let value = -1;
  for (const byte of data) {
    value ^= byte;
    for (let bit = 0; bit < 8; bit++) value = value & 1 ? (value >>> 1) ^ 0xedb88320 : value >>> 1;
  }
  return ~value >>> 0;
}
