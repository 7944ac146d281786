interface PartRequest {
  readonly from: number;
  readonly count: number;
  readonly search: string;
}

/** A source of 10,000,000 parts, as a server would answer: a search finds 250. Its code is shown in the documentation. */
export const partSource = {
  load: ({ from, count, search }: PartRequest) => {
    const total = search ? 250 : 10_000_000;
    const rows = Array.from({ length: Math.max(0, Math.min(count, total - from)) }, (_, at) => ({
      id: `${search}${from + at + 1}`,
      label: `Peça ${search} ${from + at + 1}`.replace('  ', ' '),
    }));
    return Promise.resolve({ rows, total });
  },
};
