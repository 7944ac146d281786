const BYTES_PER_MB = 1_000_000;

/** Returns a size in MB (1,000,000 bytes), rounded to 4 decimals. */
const toMegabytes = (bytes: number): number => Math.round((bytes / BYTES_PER_MB) * 10_000) / 10_000;

/**
 * Whether a file is larger than the limit. Sizes are compared in MB with 4 decimals, so that up to 49 bytes above the
 * limit are allowed.
 *
 * @param bytes size of the file
 * @param maxSize limit in MB
 */
export const isOverLimit = (bytes: number, maxSize: number): boolean => toMegabytes(bytes) > maxSize;

/** Returns a limit in MB as a number of bytes. */
export const limitBytes = (maxSize: number): number => maxSize * BYTES_PER_MB;
