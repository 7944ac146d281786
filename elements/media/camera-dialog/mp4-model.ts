/** What the header of an MP4 file says. */
export interface Mp4Header {
  /** Seconds. */
  readonly duration: number;
  /** `vide` and `soun` for pictures and sound. */
  readonly tracks: readonly string[];
}

/** Boxes that only hold other boxes on the way to what is read. */
const CONTAINERS = new Set(['moov', 'trak', 'mdia']);
/** Bytes in a box that is read, at least: with 64-bit times it is longer. */
const MIN_CONTENT = 24;
const MIN_LONG_CONTENT = 32;
/** QuickTime files look alike, but are none. */
const QUICKTIME = 'qt  ';

/**
 * Reads the header of an MP4 file (ISO 14496-12).
 *
 * @returns `undefined` if the file is none, or has no duration
 */
export function readMp4Header(file: Uint8Array): Mp4Header | undefined {
  const view = new DataView(file.buffer, file.byteOffset, file.byteLength);
  if (file.length < 16 || textAt(view, 4) !== 'ftyp' || textAt(view, 8) === QUICKTIME) return undefined;
  let duration = 0;
  const tracks: string[] = [];
  walk(view, 0, file.length, (name, start) => {
    if (name === 'mvhd') duration = durationAt(view, start);
    // version and flags, then a reserved number
    else if (name === 'hdlr') tracks.push(textAt(view, start + 8));
  });
  return duration > 0 && tracks.length > 0 ? { duration, tracks } : undefined;
}

/**
 * Corrects the durations of the tracks in a file in fragments: Chromium's recorder writes them in milliseconds instead
 * of the track's own unit. Firefox then ends a film of 3 s after 0.1 s.
 */
export function repairTrackDurations(file: Uint8Array): void {
  const view = new DataView(file.buffer, file.byteOffset, file.byteLength);
  let duration = 0;
  let isFragmented = false;
  const headers: number[] = [];
  walk(view, 0, file.length, (name, start) => {
    if (name === 'mvhd') duration = durationAt(view, start);
    else if (name === 'mvex') isFragmented = true;
    else if (name === 'mdhd') headers.push(start);
  });
  if (!isFragmented) return;
  for (const start of headers) {
    const units = Math.round(duration * view.getUint32(start + (isLong(view, start) ? 20 : 12)));
    if (isLong(view, start)) view.setBigUint64(start + 24, BigInt(units));
    else view.setUint32(start + 16, units);
  }
}

function walk(view: DataView, from: number, to: number, found: (name: string, start: number) => void): void {
  for (let at = from; at + 8 <= to;) {
    const name = textAt(view, at + 4);
    let [size, head] = [view.getUint32(at), 8];
    if (size === 1 && at + 16 <= to) [size, head] = [Number(view.getBigUint64(at + 8)), 16];
    else if (size === 0) size = to - at;
    if (size < head || at + size > to) return;
    if (CONTAINERS.has(name)) walk(view, at + head, at + size, found);
    else if (size >= head + MIN_CONTENT && (!isLong(view, at + head) || size >= head + MIN_LONG_CONTENT))
      found(name, at + head);
    at += size;
  }
}

/** Reads `mvhd` or `mdhd`: creation and modification time, then timescale and duration; version 1 has 64-bit times. */
function durationAt(view: DataView, start: number): number {
  const timescale = view.getUint32(start + (isLong(view, start) ? 20 : 12));
  const duration = isLong(view, start) ? Number(view.getBigUint64(start + 24)) : view.getUint32(start + 16);
  return timescale > 0 ? duration / timescale : 0;
}

/** Whether a box has 64-bit times. */
const isLong = (view: DataView, start: number): boolean => view.getUint8(start) === 1;

const textAt = (view: DataView, at: number): string =>
  at + 4 <= view.byteLength ? String.fromCharCode(...new Uint8Array(view.buffer, view.byteOffset + at, 4)) : '';
