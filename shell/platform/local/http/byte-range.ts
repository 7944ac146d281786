export interface ByteRange {
  start: number;
  /** Inclusive. */
  end: number;
}

/**
 * Parses the single range of a `Range` header. Several ranges, other units and invalid headers give the whole file, as
 * RFC 9110 §14.2 allows.
 */
export function parseRange(header: string | undefined, size: number): ByteRange | 'whole' | 'unsatisfiable' {
  const match = /^bytes=(\d*)-(\d*)$/i.exec(header?.trim() ?? '');
  if (!match) return 'whole';
  const [, first = '', last = ''] = match;
  if (!first && !last) return 'whole';
  if (!first) {
    const length = Number(last);
    return length === 0 || size === 0 ? 'unsatisfiable' : { start: Math.max(0, size - length), end: size - 1 };
  }
  const start = Number(first);
  if (last && Number(last) < start) return 'whole';
  if (start >= size) return 'unsatisfiable';
  return { start, end: last ? Math.min(Number(last), size - 1) : size - 1 };
}
