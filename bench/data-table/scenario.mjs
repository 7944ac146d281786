const sorting = ['sort by number', 'sort by text', 'sort descending'];
const scrolling = ['jump scroll', 'to the top', 'slow scroll'];
const steps = ['mount', 'first key', 'next key', 'clear filter', 'select all', ...sorting, ...scrolling];
const unmeasured = ['to the top'];

export default {
  title: 'Data table: 6 columns with checkboxes, filtered, selected, sorted, scrolled, 640 px',
  // `hand-written` uses precomputed rows and writes only the visible ones.
  contenders: ['hand-written', 'kit'],
  peers: ['slickgrid', 'vaadin'],
  steps,
  unmeasured,
  repeats: { 'jump scroll': 60, 'slow scroll': 60 },
  viewport: { width: 1440, height: 900 },
  x: 100,
  mark: '\\b[A-Z]{2}-\\d{6,7}',
  body: { from: 120, to: 640 },
  heapAfter: ['mount', 'slow scroll'],
  sizes: [
    {
      rows: 100_000,
      // A jump to rows that Vaadin has not rendered yet did not show them within 30 s.
      skippedSteps: { vaadin: ['jump scroll'] },
      goals: [
        {
          contender: 'kit',
          mount: 2,
          'next key': 1.5,
          'clear filter': 1.5,
          'select all': 1.5,
          'sort by number': 3,
          'sort by text': 6,
          'sort descending': 3,
          'jump scroll': 0.9,
          'slow scroll': 0.45,
          blank: 0,
          elements: 280,
        },
      ],
    },
    // Without `hand-written`: sorting its rows before the measurement takes longer than a page may load.
    { rows: 1_000_000, runs: 3, contenders: ['kit'], peers: [] },
    // The texts that the filter searches are kept once it has been used.
    {
      rows: 100_000,
      note: 'without the filter',
      runs: 1,
      peers: [],
      steps: ['mount', 'select all', ...sorting, ...scrolling],
      goals: [{ contender: 'kit', heap: 3 }],
    },
  ],
  // With ten times the rows, each step may take ten times as long.
  growth: Object.fromEntries(steps.filter((step) => !unmeasured.includes(step)).map((step) => [step, 1])),
};
