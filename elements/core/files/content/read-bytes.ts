/** Reads a part of a file. @returns fewer bytes where the file ends before */
export const readBytes = async (file: Blob, start: number, length: number): Promise<Uint8Array<ArrayBuffer>> =>
  new Uint8Array(await file.slice(start, start + length).arrayBuffer());
