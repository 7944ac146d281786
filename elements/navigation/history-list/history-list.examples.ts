import { defineExamples } from '../../base/examples.js';
import { HistoryStore } from '../../core/history/history.js';
import type { DassHistoryList } from './history-list.js';

/** A separate history for each page: tabs with examples do not share it. */
const systemUrl = `https://sistema.exemplo.com.br/${globalThis.document ? Math.random().toString(36).slice(2) : 'pcp'}`;

let now = 0;
/** One for all examples: a store follows other tabs as long as the page lives. */
const store = new HistoryStore(systemUrl, { now: () => (now += 600_000) });

/** What the user has visited, ten minutes apart: put there when an example is shown, not on import. */
function visit(...pages: [url: string, label: string][]): void {
  if (now === 0) globalThis.addEventListener?.('pagehide', () => store.clear(), { once: true });
  now = Date.UTC(2026, 9, 14, 13);
  store.clear();
  for (const [url, label] of pages) store.record({ url, label });
}

const pages: [string, string][] = [
  ['/adm/estruturas', 'Estruturas de produto'],
  ['/pcp/producao/10421/3?turno=2&esteira=4&operador=482', 'Ordem 10421, processo 3: costura'],
  ['/cmp/materiais', 'Materiais'],
];

export default defineExamples<DassHistoryList>('dass-history-list', {
  visited: {
    summary: 'Three pages, the current one first; a long address is shortened.',
    get properties() {
      visit(...pages);
      return { systemUrl };
    },
    setup: {
      imports: { 'history.js': ['historyFor'] },
      code: `const visited = historyFor('${systemUrl}');
visited.clear();
${pages.map(([url, label]) => `visited.record({ url: '${url}', label: '${label}' });`).join('\n')}`,
    },
    userActions: {
      'dass-navigate': async (element, user) => {
        element.addEventListener('dass-navigate', (event) => event.preventDefault(), { once: true });
        await user.click(user.find(element, 'a'));
      },
      'dass-clear-history': (element, user) => user.click(user.find(element, '.clear')),
    },
  },
  empty: { summary: 'Without visited pages.', properties: { systemUrl: 'https://novo.exemplo.com.br' } },
});
