export default {
  title: 'Check list: 100,000 items, shown, all checked, none checked',
  contenders: ['hand-written', 'kit'],
  steps: ['shown', 'all', 'none'],
  viewport: { width: 1440, height: 900 },
  x: 200,
  heapAfter: ['shown'],
  goals: [{ contender: 'kit', all: 2, none: 2, heap: 1.4 }],
};
