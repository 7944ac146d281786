import { useCallback } from 'react';
import { msg } from '../../locales/localize.js';
import { useLoad, type Loaded } from '../../app/use-load.js';
import { useApis } from '../apis-context.js';
import type { MaterialSheet } from './api.js';
import type { Option } from '../material-options.js';

/** What is lost when the user leaves a material with unsaved changes. */
export const lostMaterial = () => msg('O que mudou nesta ficha será perdido.', { id: 'dassMaterialLeave' });

export interface MaterialToEdit {
  /** Undefined for a new material. */
  readonly sheet: MaterialSheet | undefined;
  /** The substitutes as options, so that the field shows their names. */
  readonly substitutes: readonly Option[];
}

export const asOption = ({ id, code, name }: MaterialSheet): Option => ({ id: String(id), label: `${code} · ${name}` });

/** Loads the initial values of the form. @param id undefined: a new material */
export function useMaterial(id: number | undefined): Loaded<MaterialToEdit> {
  const { materials } = useApis();
  const load = useCallback(
    async (signal: AbortSignal): Promise<MaterialToEdit> => {
      if (id === undefined) return { sheet: undefined, substitutes: [] };
      const sheet = await materials.loadMaterial(id, { signal });
      const others = await Promise.all(sheet.substitutes.map((other) => materials.loadMaterial(other, { signal })));
      return { sheet, substitutes: others.map(asOption) };
    },
    [materials, id],
  );
  const loaded = useLoad(load);
  // While another material is being loaded, the value is still that of the last one.
  return loaded.value?.sheet?.id === id ? loaded : { ...loaded, value: undefined };
}
