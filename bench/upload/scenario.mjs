const scrolling = ['jump scroll', 'to the top', 'slow scroll'];

export default {
  title: 'Upload: list of files, 20 of them being sent; replaced, 50 appended, one removed, progress, scrolled',
  contenders: ['hand-written', 'kit'],
  steps: ['mount', 'replace', 'append', 'remove', 'progress', ...scrolling],
  unmeasured: ['to the top'],
  repeats: { progress: 30, 'jump scroll': 60, 'slow scroll': 60 },
  viewport: { width: 1440, height: 900 },
  x: 200,
  mark: '\\b[A-C]{2}-\\d{5}',
  body: { from: 300, to: 500 },
  heapAfter: ['mount', 'progress'],
  sizes: [
    {
      rows: 200,
      goals: [{ contender: 'kit', mount: 2, replace: 2, append: 2, remove: 2, progress: 2, blank: 0 }],
    },
    { rows: 5_000, runs: 5, goals: [{ contender: 'kit', blank: 0, elements: 2_000 }] },
  ],
};
