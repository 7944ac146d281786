import { t } from '../../../../locales/workspace.js';
import { costCentres } from '../../../platform/purchases.js';
import type { Choice } from '../../material-choices.js';

const names = {
  '4100': 'dassPurchaseCentreCutting',
  '4200': 'dassPurchaseCentreSewing',
  '4300': 'dassPurchaseCentreAssembly',
  '5100': 'dassPurchaseCentreDevelopment',
  '6200': 'dassPurchaseCentreMaintenance',
} as const satisfies Record<(typeof costCentres)[number], Parameters<typeof t>[0]>;

/** In the language in force. */
export const costCentreChoices = (): readonly Choice[] =>
  costCentres.map((id) => ({ id, label: `${id} · ${t(names[id])}` }));
