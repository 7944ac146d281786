import { useImperativeHandle, useRef, useState, type Ref } from 'react';
import { msg } from '../../locales/localize.js';
import { DassSelectList, type DassSelectListElement } from 'dass-elements/react/dass-select-list.js';
import { showFailure } from '../../app/show-failure.js';
import { useApis } from '../apis-context.js';
import type { Option } from '../material-options.js';
import { KnownItems, readItems } from '../record/known-items.js';
import type { FormState } from '../record/use-draft.js';
import { asOption } from './use-material.js';

const MAX_RESULTS = 200;

export interface SubstitutesFieldProps {
  /** The names of the selected materials, for a draft. */
  ref: Ref<FormState>;
  /** The initially selected materials. */
  selected: readonly Option[];
  error: string;
  onChange: () => void;
}

/** Selects substitutes among all materials. The platform filters them. */
export function SubstitutesField({ ref, selected, error, onChange }: SubstitutesFieldProps) {
  const api = useApis().materials;
  const [options, setOptions] = useState(selected);
  const [isBusy, setBusy] = useState(false);
  const request = useRef<AbortController>(undefined);
  const field = useRef<DassSelectListElement>(null);
  const [known] = useState(() => new KnownItems<Option>());
  known.add(options);
  useImperativeHandle(
    ref,
    () => ({
      read: () => known.select(field.current?.value),
      restore: (state) => setOptions(readItems<Option>(state, 'label')),
    }),
    [known],
  );

  const find = async (search: string): Promise<void> => {
    request.current?.abort();
    const { signal } = (request.current = new AbortController());
    setBusy(true);
    try {
      const { materials } = await api.loadMaterials({ search, limit: MAX_RESULTS }, { signal });
      setOptions(materials.map(asOption));
    } catch (error) {
      if (!signal.aborted)
        showFailure(error, () => msg('Os materiais não puderam ser carregados.', { id: 'dassMaterialsFailed' }));
    } finally {
      if (!signal.aborted) setBusy(false);
    }
  };

  return (
    <DassSelectList
      ref={field}
      data-span="2"
      name="substitutes"
      multiple
      externalFilter
      label={msg('Substitutos', { id: 'dassMaterialSubstitutes' })}
      hint={msg('Pesquise entre 20.000 materiais: o servidor filtra', { id: 'dassMaterialSubstitutesHint' })}
      options={options}
      defaultValue={selected.map(({ id }) => id)}
      busy={isBusy}
      customValidity={error}
      onFilter={({ detail }) => void find(detail.text)}
      onChange={onChange}
    />
  );
}
