export default {
  title: 'Editing in a data table: 6 columns, 640 px',
  contenders: ['hand-written', 'kit'],
  steps: [
    ...['mount', 'activate', 'open editor', 'close editor', 'open editor', 'close editor'],
    ...['paste 5,000 cells', 'select to the end'],
  ],
  unmeasured: ['mount', 'activate', 'close editor'],
  viewport: { width: 1440, height: 900 },
  x: 60,
  mark: '\\b[A-Z]{2}-\\d{6,7}',
  heapAfter: ['mount', 'select to the end'],
  sizes: [
    {
      rows: 100_000,
      goals: [{ contender: 'kit', 'open editor': 1.5, 'select to the end': 1.5 }],
    },
  ],
};
