const goals = {
  mount: 4,
  // The focus and the key come in one step, so that there is no time to prepare the texts.
  'first key': 8,
  'second key': 2,
  'clear filter': 2,
  'shift range': 2.5,
  'select all': 2,
  'move all': 2.5,
  'remove all': 2.5,
  heap: 2.5,
  elements: 120,
};

export default {
  title: 'Pick list: all on the left, filtered, selected, moved to the right and back',
  // `kit-without-idle-work` does no idle work: its first keys search unprepared texts.
  contenders: ['hand-written', 'kit', 'kit-without-idle-work'],
  // Two grids wired by hand; and a list with an element tree for each item, at the sizes that it finishes in a second.
  peers: ['vaadin', 'patternfly'],
  steps: [
    'mount',
    'first key',
    'second key',
    'clear filter',
    'to 80 %',
    'shift range',
    'select all',
    'move all',
    'remove all',
  ],
  unmeasured: ['to 80 %'],
  viewport: { width: 1440, height: 900 },
  x: 150,
  xOf: { 'move all': 750 },
  mark: '\\b[A-Z]{2}-\\d{6}',
  heapAfter: ['mount', 'move all'],
  sizes: [
    {
      rows: 50_000,
      peers: ['vaadin'],
      goals: [{ contender: 'kit', ...goals }],
    },
    { rows: 1_000 },
    { rows: 10_000 },
  ],
};
