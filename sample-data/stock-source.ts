interface StockRequest {
  readonly from: number;
  readonly count: number;
  readonly search: string;
  readonly signal: AbortSignal;
}

/**
 * A simulated server with 10,000,000 movements of a stock. It has the first rows in a cache, answers for others within 150
 * to 450 ms, and fails once for the rows 300 to 400 of each 1,000. Its code is shown in the documentation.
 */
export const stockSource = {
  /** The first rows of the blocks that have failed. */
  failed: [] as number[],
  load: async function (this: { failed: number[] }, { from, count, search, signal }: StockRequest) {
    const isWeak = from % 1000 === 300 && !this.failed.includes(from);
    if (isWeak) this.failed.push(from);
    await new Promise<void>((resolve, reject) => {
      const timer = setTimeout(resolve, from > 0 ? 150 + (from % 7) * 50 : 0);
      signal.addEventListener('abort', () => {
        clearTimeout(timer);
        reject(new Error('aborted'));
      });
    });
    if (isWeak) throw new Error('The server is busy.');
    const names = ['Couro', 'Forro', 'Elástico', 'Solado', 'Palmilha', 'Cadarço', 'Linha'];
    // The search finds a movement by its number.
    const found = Number(search);
    const total = !search ? 10_000_000 : Number.isInteger(found) && found > 0 && found <= 10_000_000 ? 1 : 0;
    const rows = Array.from({ length: Math.max(0, Math.min(count, total - from)) }, (_, at) => {
      const id = search ? found : from + at + 1;
      return {
        id,
        name: `MOV-${String(id).padStart(8, '0')}`,
        material: `${names[id % 7]} ${(id * 13) % 500}`,
        amount: (id * 37) % 900,
        day: new Date(Date.UTC(2026, 0, 1) - (id % 3000) * 86_400_000).toISOString().slice(0, 10),
      };
    });
    return { rows, total };
  },
};
