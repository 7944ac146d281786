export default {
  title: 'Paste list: 5,000 lines against 50,000 items',
  contenders: ['hand-written', 'kit'],
  steps: ['paste', 'paste again'],
  viewport: { width: 1440, height: 900 },
  x: 100,
  heapAfter: ['paste'],
  goals: [{ contender: 'kit', paste: 1.5, 'paste again': 1.5 }],
};
