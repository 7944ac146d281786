export default {
  title: 'Start-up: header, an open side menu of 50 entries and 10 fields',
  contenders: ['hand-written', 'kit'],
  viewport: { width: 1440, height: 900 },
  // The first menu entries, at the position where the user clicks them.
  expected: { x: 150, texts: ['PCP', 'Ordens de produção', 'Ordem 10421, processo 3: costura', 'Roadmap'] },
  goals: [{ contender: 'kit', cpu: 1.8, size: 45, elements: 350 }],
};
