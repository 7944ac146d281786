import { defineExamples } from '../../base/examples.js';
import type { DassSearchFilter } from './search-filter.js';

export default defineExamples<DassSearchFilter>('dass-search-filter', {
  default: {
    summary: 'Submits on Enter, on a click on its icon, or three seconds after the last key.',
    properties: { label: 'Pesquisar materiais' },
    userActions: {
      'dass-filter': async (element, user) => {
        element.focus();
        await user.type('malha');
        await user.press('Enter');
      },
    },
  },
  'without-timer': {
    summary: 'Submits only on Enter and on a click on its icon.',
    properties: { timerDisabled: true },
  },
  slow: { summary: 'Waits ten seconds.', properties: { searchDelay: 10_000 } },
  restored: {
    summary: 'With an active filter of the application.',
    properties: { defaultFilter: 'couro', dispatchDefaultFilter: false },
  },
});
