const two = (value: number): string => String(value).padStart(2, '0');

/** Formats a duration in seconds as `mm:ss`, past an hour as `hh:mm:ss`. Rounds down. */
export function formatDuration(seconds: number): string {
  const whole = Math.floor(seconds);
  const [hours, minutes] = [Math.floor(whole / 3600), Math.floor(whole / 60) % 60];
  return `${hours > 0 ? `${two(hours)}:` : ''}${two(minutes)}:${two(whole % 60)}`;
}

/**
 * Returns the name of a file that was recorded: `20261123-143012-k3x9q2.mp3`.
 *
 * @param time when it starts, in local time
 * @param random 0 to 1, exclusive
 * @param extension without a dot
 */
export function takeName(time: Date, random: number, extension: string): string {
  const date = `${time.getFullYear()}${two(time.getMonth() + 1)}${two(time.getDate())}`;
  const clock = `${two(time.getHours())}${two(time.getMinutes())}${two(time.getSeconds())}`;
  const suffix = Math.floor(random * 36 ** 6)
    .toString(36)
    .padStart(6, '0');
  return `${date}-${clock}-${suffix}.${extension}`;
}
