export default {
  title: 'Select list: 100,000 options, closed, opened, filtered',
  // The second does nothing ahead: its keys search the texts as they are.
  contenders: ['hand-written', 'kit', 'kit-nothing-ahead'],
  steps: ['closed', 'open', 'first key', 'second key', 'third key', 'fourth key'],
  viewport: { width: 1440, height: 900 },
  x: 200,
  heapAfter: ['open'],
  sizes: [
    {
      goals: [
        {
          contender: 'kit',
          closed: 4,
          open: 2,
          'first key': 3,
          'second key': 2.5,
          'third key': 2.5,
          'fourth key': 2.5,
          heap: 1.5,
        },
        { contender: 'kit-nothing-ahead', 'first key': 25 },
      ],
    },
    // The text comes at once, pasted or from a scanner.
    {
      steps: ['closed', 'open', 'whole text'],
      note: 'the whole text at once',
      goals: [{ contender: 'kit', 'whole text': 2.5 }],
    },
  ],
};
