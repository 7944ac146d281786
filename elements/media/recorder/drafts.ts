import { holdLock } from '../../base/hold-lock.js';
import { DRAFT_FOLDER, draftFrames, draftLock } from './draft-file.js';
import { FRAME_BYTES, infoFrame, readInfo, SAMPLE_RATE, samplesInFrames } from './info-frame-model.js';
import { recordingTime } from './recorder-model.js';

/** A recording that was not stopped, because the page was closed or has crashed. */
export interface Draft {
  readonly name: string;
  /** When it was started. */
  readonly time: Date;
  /** Length in seconds. */
  readonly duration: number;
}

/** A draft shorter than this is not worth a question, in seconds. */
const MIN_DURATION = 1;

async function folder(): Promise<FileSystemDirectoryHandle | undefined> {
  try {
    const root = await navigator.storage.getDirectory();
    return await root.getDirectoryHandle(DRAFT_FOLDER);
  } catch {
    // No draft was ever written, or the page may not store anything.
    return undefined;
  }
}

/** Whether the draft is being written now, by this page or another. */
const isInUse = async (name: string): Promise<boolean> =>
  (await navigator.locks.query()).held?.some((lock) => lock.name === draftLock(name)) ?? false;

/** Returns how many samples come before the recorded ones. It is more than usual where a cut recording is continued. */
const delayOf = async (file: File): Promise<number | undefined> =>
  readInfo(new Uint8Array(await file.slice(0, FRAME_BYTES).arrayBuffer()))?.delay;

/** Returns the newest draft. Deletes drafts that have nothing in them. Never rejects. */
export async function findDraft(): Promise<Draft | undefined> {
  let newest: Draft | undefined;
  try {
    const drafts = await folder();
    if (!drafts) return undefined;
    for await (const [name, handle] of drafts.entries()) {
      const time = recordingTime(name);
      if (handle.kind !== 'file' || !time || (await isInUse(name))) continue;
      const file = await (handle as FileSystemFileHandle).getFile();
      const duration = samplesInFrames(draftFrames(file.size), await delayOf(file)) / SAMPLE_RATE;
      if (duration < MIN_DURATION) await drafts.removeEntry(name);
      else if (!newest || time > newest.time) newest = { name, time, duration };
    }
  } catch {
    // Another page has just deleted it.
  }
  return newest;
}

/** Resolves when a draft is no longer written. Never rejects. */
export async function draftClosed(name: string): Promise<void> {
  try {
    (await holdLock(draftLock(name)))();
  } catch {
    // Without locks there are no drafts.
  }
}

/** Whether there are any drafts, also those that are being written. Never rejects. */
export async function hasDrafts(): Promise<boolean> {
  try {
    const drafts = await folder();
    return drafts !== undefined && !(await drafts.keys().next()).done;
  } catch {
    // Another page has just deleted the folder's content.
    return true;
  }
}

/** Returns a draft as a complete file, in memory. @throws DOMException when it is gone */
export async function recoverDraft({ name }: Draft): Promise<File> {
  const handle = await (await folder())?.getFileHandle(name);
  if (!handle) throw new DOMException('The draft is gone', 'NotFoundError');
  const bytes = await (await handle.getFile()).arrayBuffer();
  const frames = draftFrames(bytes.byteLength);
  const delay = readInfo(new Uint8Array(bytes))?.delay;
  const encoded = new Uint8Array(bytes, FRAME_BYTES, frames * FRAME_BYTES);
  return new File([infoFrame(frames, samplesInFrames(frames, delay), delay), encoded], name, { type: 'audio/mpeg' });
}

/** Deletes a draft. Never rejects. */
export async function deleteDraft({ name }: Draft): Promise<void> {
  try {
    await (await folder())?.removeEntry(name);
  } catch {
    // It is gone already.
  }
}
