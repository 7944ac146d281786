import { useRef, useState } from 'react';
import { msg } from '../../locales/localize.js';
import { DassSelectList } from 'dass-elements/react/dass-select-list.js';
import { showFailure } from '../../app/show-failure.js';
import { useApis } from '../apis-context.js';
import type { Choice } from '../material-choices.js';
import { asChoice } from './use-material.js';

const mostFound = 200;

export interface SubstitutesFieldProps {
  /** The initially selected materials. */
  chosen: readonly Choice[];
  error: string;
  onChange: () => void;
}

/** Selects substitutes among all materials. The platform filters them. */
export function SubstitutesField({ chosen, error, onChange }: SubstitutesFieldProps) {
  const api = useApis().materials;
  const [options, setOptions] = useState(chosen);
  const [isBusy, setBusy] = useState(false);
  const asked = useRef<AbortController>(undefined);

  const find = async (search: string): Promise<void> => {
    asked.current?.abort();
    const { signal } = (asked.current = new AbortController());
    setBusy(true);
    try {
      const { materials } = await api.loadMaterials({ search, limit: mostFound }, { signal });
      setOptions(materials.map(asChoice));
    } catch (error) {
      if (!signal.aborted)
        showFailure(error, () => msg('Os materiais não puderam ser carregados.', { id: 'dassMaterialsFailed' }));
    } finally {
      if (!signal.aborted) setBusy(false);
    }
  };

  return (
    <DassSelectList
      className="whole"
      name="substitutes"
      multiple
      externalFilter
      label={msg('Substitutos', { id: 'dassMaterialSubstitutes' })}
      hint={msg('Pesquise entre 20.000 materiais: o servidor filtra', { id: 'dassMaterialSubstitutesHint' })}
      options={options}
      defaultValue={chosen.map(({ id }) => id)}
      busy={isBusy}
      customValidity={error}
      onFilter={({ detail }) => void find(detail.text)}
      onChange={onChange}
    />
  );
}
