import { msg } from '../../locales/localize.js';
import type { Option } from '../material-options.js';
import { costCentres } from './api.js';

const names: Readonly<Record<(typeof costCentres)[number], () => string>> = {
  '4100': () => msg('Corte', { id: 'dassPurchaseCentreCutting' }),
  '4200': () => msg('Costura', { id: 'dassPurchaseCentreSewing' }),
  '4300': () => msg('Montagem', { id: 'dassPurchaseCentreAssembly' }),
  '5100': () => msg('Desenvolvimento', { id: 'dassPurchaseCentreDevelopment' }),
  '6200': () => msg('Manutenção', { id: 'dassPurchaseCentreMaintenance' }),
};

/** The cost centres as options, in the current language. */
export const costCentreOptions = (): readonly Option[] =>
  costCentres.map((id) => ({ id, label: `${id} · ${names[id]()}` }));
