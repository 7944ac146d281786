import { useCallback } from 'react';
import { useLoad, type Loaded } from '../../app/use-load.js';
import { useApis } from '../apis-context.js';
import type { MaterialSheet } from '../materials/api.js';
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
  const { materials } = useApis();
  const load = useCallback(
    async (signal: AbortSignal): Promise<MaterialToEdit> => {
      if (id === undefined) return { sheet: undefined, substitutes: [] };
      const sheet = await materials.loadMaterial(id, { signal });
      const others = await Promise.all(sheet.substitutes.map((other) => materials.loadMaterial(other, { signal })));
      return { sheet, substitutes: others.map(asChoice) };
    },
    [materials, id],
  );
  return useLoad(load);
}
