import type { CopyResult } from 'dass-elements/dialogs.js';
import { parameterNames, type OrderStep, type StepChange, type StepParameters } from './api.js';

/**
 * The changes that copying results in: only the steps and parameters that change, so that nothing else is overwritten
 * that another user has changed meanwhile.
 */
export function changesOf({ targets, rows, changed, columns }: CopyResult): readonly StepChange[] {
  const copied = parameterNames.filter((name) => columns.includes(name));
  return changed.map((index) => {
    const [before, after] = [targets[index] as OrderStep, rows[index] as OrderStep];
    const values = copied.filter((name) => after[name] !== before[name]).map((name) => [name, after[name]]);
    return { id: before.id, values: Object.fromEntries(values) as Partial<StepParameters> };
  });
}
