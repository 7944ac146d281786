import { useCallback } from 'react';
import { useLoad, type Loaded } from '../../app/use-load.js';
import { loadMaterial } from '../../platform/local-materials.js';
import type { MaterialSheet } from '../../platform/materials.js';
import type { Choice } from '../material-choices.js';

export interface MaterialToEdit {
  /** Undefined: a new one. */
  readonly sheet: MaterialSheet | undefined;
  /** The materials that may take its place, to be shown by their names. */
  readonly substitutes: readonly Choice[];
}

export const asChoice = ({ id, code, name }: MaterialSheet): Choice => ({ id: String(id), label: `${code} · ${name}` });

/** What the form begins with. @param id undefined: a new material */
export function useMaterial(id: number | undefined): Loaded<MaterialToEdit> {
  const load = useCallback(
    async (signal: AbortSignal): Promise<MaterialToEdit> => {
      if (id === undefined) return { sheet: undefined, substitutes: [] };
      const sheet = await loadMaterial(id, { signal });
      const others = await Promise.all(sheet.substitutes.map((other) => loadMaterial(other, { signal })));
      return { sheet, substitutes: others.map(asChoice) };
    },
    [id],
  );
  return useLoad(load);
}
