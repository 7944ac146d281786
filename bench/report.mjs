/** @param {number[]} values */
export const median = (values) => percentile(values, 50);

/** @param {number[]} values @param {number} percent */
export function percentile(values, percent) {
  const sorted = [...values].sort((a, b) => a - b);
  const at = (sorted.length - 1) * (percent / 100);
  const low = Math.floor(at);
  return sorted[low] + (sorted[Math.ceil(at)] - sorted[low]) * (at - low);
}

/** @param {string[]} head @param {(string | number)[][]} rows */
export function table(head, rows) {
  const line = (cells) => `| ${cells.join(' | ')} |`;
  return [line(head), line(head.map((_, i) => (i ? '---:' : '---'))), ...rows.map(line)].join('\n');
}
