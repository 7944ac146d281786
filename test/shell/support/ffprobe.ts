import { strict as assert } from 'node:assert';
import { spawnSync } from 'node:child_process';
import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

/** What ffprobe reads in a file. */
export interface Probed {
  /** Names of the container formats: `mp3`, `mov,mp4,m4a,3gp,3g2,mj2`. */
  readonly format: string;
  /** In seconds. */
  readonly duration: number;
  /** Names of the codecs of the tracks: `h264`, `aac`. */
  readonly codecs: readonly string[];
}

/** Reads a media file with ffprobe. Fails where ffprobe is not installed: without it nothing is checked. */
export async function probe(content: Buffer): Promise<Probed> {
  const folder = await mkdtemp(join(tmpdir(), 'dass-ffprobe-'));
  try {
    const file = join(folder, 'file');
    await writeFile(file, content);
    const args = ['-v', 'error', '-of', 'json', '-show_entries', 'format=format_name,duration:stream=codec_name', file];
    const { error, status, stdout, stderr } = spawnSync('ffprobe', args, { encoding: 'utf8' });
    assert.equal(
      (error as NodeJS.ErrnoException | undefined)?.code,
      undefined,
      'ffprobe checks recorded files and was not found. node scripts/ensure.mjs ffprobe installs it, as does the package ffmpeg of Debian.',
    );
    assert.equal(status, 0, `ffprobe cannot read the file: ${stderr}`);
    const { format, streams } = JSON.parse(stdout) as {
      format: { format_name: string; duration: string };
      streams: { codec_name: string }[];
    };
    return {
      format: format.format_name,
      duration: Number(format.duration),
      codecs: streams.map(({ codec_name }) => codec_name),
    };
  } finally {
    await rm(folder, { recursive: true, force: true });
  }
}
