const own = ['hand-written', 'typed-arrays', 'kit'];

export default {
  title: 'Hierarchy table: a flat list with parent ids in 4 levels, 6 columns, 640 px',
  // `hand-written` uses precomputed rows and writes only the visible ones; `typed-arrays` is a tree in typed arrays without
  // ARIA.
  contenders: own,
  peers: ['vaadin', 'tanstack'],
  steps: [
    'mount',
    'expand all',
    'jump scroll',
    'to the top',
    'slow scroll',
    'to the top',
    'sort by number',
    'sort by text',
    'sort descending',
    'collapse all',
  ],
  unmeasured: ['to the top'],
  repeats: { 'jump scroll': 60, 'slow scroll': 60 },
  viewport: { width: 1440, height: 900 },
  x: 140,
  mark: '\\bP[AC]-\\d{6}',
  body: { from: 100, to: 640 },
  heapAfter: ['mount', 'expand all'],
  sizes: [
    { rows: 10_000 },
    {
      rows: 100_000,
      // A jump to rows that Vaadin has not requested yet takes up to two seconds.
      skippedSteps: { vaadin: ['jump scroll'] },
      goals: [
        {
          contender: 'kit',
          mount: 3.5,
          'expand all': 2,
          'collapse all': 1.2,
          'sort by number': 3.5,
          'sort by text': 6,
          'sort descending': 3,
          'jump scroll': 1,
          'slow scroll': 0.5,
          blank: 0,
          heap: 4,
          elements: 230,
        },
      ],
    },
    { rows: 100_000, query: { ids: 'text' }, runs: 3, peers: [], steps: ['mount', 'expand all'] },
    { rows: 1_000_000, runs: 3, peers: [], goals: [{ contender: 'kit', over: 'typed-arrays', mount: 1.5 }] },
  ],
  growth: { mount: 0.5, 'expand all': 0.2 },
};
