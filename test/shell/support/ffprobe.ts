import { strict as assert } from 'node:assert';
import { spawnSync } from 'node:child_process';
import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

/** A track of a media file. */
export interface ProbedTrack {
  readonly kind: 'audio' | 'video';
  /** `h264`, `aac`. */
  readonly codec: string;
  /** In seconds. */
  readonly duration: number;
}

/** What ffprobe reads in a file. */
export interface Probed {
  /** Names of the container formats: `mp3`, `mov,mp4,m4a,3gp,3g2,mj2`. */
  readonly format: string;
  /** In seconds. */
  readonly duration: number;
  readonly tracks: readonly ProbedTrack[];
  /** Loudest sample of the sound in decibels: 0 at most, `-Infinity` for silence and without a sound track. */
  readonly peak: number;
}

/** Reads a media file with ffprobe. Fails where ffprobe is not installed: without it nothing is checked. */
export async function probe(content: Buffer): Promise<Probed> {
  const folder = await mkdtemp(join(tmpdir(), 'dass-ffprobe-'));
  try {
    const file = join(folder, 'file');
    await writeFile(file, content);
    const entries = 'format=format_name,duration:stream=codec_type,codec_name,duration';
    const { format, streams } = JSON.parse(ffprobe('-of', 'json', '-show_entries', entries, file)) as {
      format: { format_name: string; duration: string };
      streams: { codec_type: ProbedTrack['kind']; codec_name: string; duration: string }[];
    };
    const tracks = streams.map(({ codec_type, codec_name, duration }) => ({
      kind: codec_type,
      codec: codec_name,
      duration: Number(duration),
    }));
    return {
      format: format.format_name,
      duration: Number(format.duration),
      tracks,
      peak: tracks.some(({ kind }) => kind === 'audio') ? soundPeak(file) : -Infinity,
    };
  } finally {
    await rm(folder, { recursive: true, force: true });
  }
}

/** Decodes the sound of a file, and returns its loudest sample in decibels. */
function soundPeak(file: string): number {
  const graph = `amovie=${file},astats=metadata=1:reset=1`;
  const tag = 'frame_tags=lavfi.astats.Overall.Peak_level';
  const peaks = ffprobe('-f', 'lavfi', '-i', graph, '-of', 'csv=print_section=0', '-show_entries', tag);
  return Math.max(
    ...peaks
      .split('\n')
      .map((line) => Number.parseFloat(line))
      .filter((peak) => !Number.isNaN(peak)),
  );
}

function ffprobe(...args: readonly string[]): string {
  const { error, status, stdout, stderr } = spawnSync('ffprobe', ['-v', 'error', ...args], { encoding: 'utf8' });
  assert.equal(
    (error as NodeJS.ErrnoException | undefined)?.code,
    undefined,
    'ffprobe checks recorded files and was not found. node scripts/ensure.mjs ffprobe installs it, as does the package ffmpeg of Debian.',
  );
  assert.equal(status, 0, `ffprobe cannot read the file: ${stderr}`);
  return stdout;
}
