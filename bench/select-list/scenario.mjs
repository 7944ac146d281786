export default {
  title: 'Select list: 100,000 options, closed, opened, filtered',
  // `kit-without-idle-work` does no idle work: its first keys search unprepared texts.
  contenders: ['hand-written', 'kit', 'kit-without-idle-work'],
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
        { contender: 'kit-without-idle-work', 'first key': 25 },
      ],
    },
    // The whole text in one input, pasted or from a scanner.
    {
      steps: ['closed', 'open', 'whole text'],
      note: 'the whole text at once',
      goals: [{ contender: 'kit', 'whole text': 2.5 }],
    },
  ],
};
