import { paths } from '../../app/paths.js';
import { formatCount, msg, plural, str } from '../../locales/localize.js';
import type { WorkCount } from '../work-count.js';
import type { ProcessApi } from './api.js';

/** The production order of today. */
export const orderNumber = 10_421;

/** The steps of today's production order that are not done, for the home page. */
export const openSteps = (api: ProcessApi): WorkCount => ({
  id: 'steps',
  icon: 'route',
  label: (count) =>
    plural(count, {
      one: msg('etapa a concluir', { id: 'dassHomeStepsOne' }),
      many: msg('de etapas a concluir', { id: 'dassHomeStepsMany' }),
      other: msg('etapas a concluir', { id: 'dassHomeStepsOther' }),
    }),
  load: async (options) => {
    const { number, steps } = await api.loadOrder(orderNumber, options);
    const stopped = steps.filter(({ status }) => status === 'stopped').length;
    const order = String(number);
    return {
      count: steps.filter(({ status }) => status !== 'done').length,
      url: paths.screen('process'),
      note: () =>
        stopped === 0
          ? msg(str`ordem ${order}, nenhuma parada`, { id: 'dassHomeStepsRunning' })
          : plural(stopped, {
              one: msg(str`ordem ${order}, ${formatCount(stopped)} parada`, { id: 'dassHomeStepsStoppedOne' }),
              many: msg(str`ordem ${order}, ${formatCount(stopped)} paradas`, { id: 'dassHomeStepsStoppedMany' }),
              other: msg(str`ordem ${order}, ${formatCount(stopped)} paradas`, { id: 'dassHomeStepsStoppedOther' }),
            }),
    };
  },
});
