interface StructureRequest {
  readonly from: number;
  readonly count: number;
  readonly search: string;
  readonly sorting: readonly { readonly direction: 'ascending' | 'descending' }[];
  /** The key of the row whose children are asked for. */
  readonly parent?: string | undefined;
}

/**
 * A source of 100,000 product structures with three levels of parts, sorted by their codes, as a server would answer: a
 * search finds 20 products. Its code is shown in the documentation.
 */
export const structureSource = {
  load: ({ from, count, search, sorting, parent }: StructureRequest) => {
    const level = parent ? parent.split('.').length : 0;
    const name = ['Produto', 'Conjunto', 'Peça', 'Material'][level];
    const total = search ? 20 : ([100_000, 12, 250, 3][level] ?? 0);
    const isDescending = sorting[0]?.direction === 'descending';
    const rows = Array.from({ length: Math.max(0, Math.min(count, total - from)) }, (_, at) => {
      const number = isDescending ? total - from - at : from + at + 1;
      return {
        id: parent ? `${parent}.${number}` : String(number),
        code: `${parent ? `${parent}.` : ''}${String(number).padStart(parent ? 3 : 6, '0')}`,
        name: `${name} ${search} ${number}`.replace('  ', ' '),
        quantity: level === 0 ? 1 : (number * 7) % 12,
        hasChildren: level < 3,
      };
    });
    return Promise.resolve({ rows, total });
  },
};
