import { useRef, useState } from 'react';
import { msg } from '../../locales/localize.js';
import { DassAdvancedFilterDialog } from 'dass-elements/react/dass-advanced-filter-dialog.js';
import { DassDateInput } from 'dass-elements/react/dass-date-input.js';
import { DassFormLayout } from 'dass-elements/react/dass-form-layout.js';
import { DassSelectList } from 'dass-elements/react/dass-select-list.js';
import { DassSwitch } from 'dass-elements/react/dass-switch.js';
import { DassTextInput } from 'dass-elements/react/dass-text-input.js';
import { useApis } from '../apis-context.js';
import { familyOptions, supplierOptions, unitOptions } from '../material-options.js';
import { addressOfValues, queryOf, reversedEnds } from './material-filters.js';

export interface MaterialFilterDialogProps {
  open: boolean;
  /** The address of the list. The filter narrows its search. */
  address: URLSearchParams;
  onApply: (address: URLSearchParams) => void;
  onClose: () => void;
}

/** The advanced filter. It shows the number of matches while the user fills in its fields. */
export function MaterialFilterDialog({ open, address, onApply, onClose }: MaterialFilterDialogProps) {
  const { materials } = useApis();
  const [count, setCount] = useState<number>();
  const request = useRef<AbortController>(undefined);
  /** What the user has entered into the fields of ranges. */
  const [ranges, setRanges] = useState<Readonly<Record<string, string>>>({});
  const reversed = reversedEnds(ranges);
  const onRange = ({ currentTarget: { name, value } }: { currentTarget: { name: string; value: string } }): void =>
    setRanges((last) => ({ ...last, [name]: value }));
  const validityOf = (end: string): string =>
    reversed.has(end) ? msg('O fim vem antes do início.', { id: 'dassFilterRangeReversed' }) : '';

  const countFor = async (values: Readonly<Record<string, unknown>>): Promise<void> => {
    request.current?.abort();
    const { signal } = (request.current = new AbortController());
    try {
      const query = queryOf(addressOfValues(values, address));
      const { total } = await materials.loadMaterials({ ...query, limit: 0 }, { signal });
      setCount(total);
    } catch {
      // Without a number the button shows its plain label.
      if (!signal.aborted) setCount(undefined);
    }
  };

  return (
    <DassAdvancedFilterDialog
      open={open}
      width="60vw"
      resultCount={count}
      onChangeValues={({ detail }) => void countFor(detail.values)}
      onClearFields={() => {
        setCount(undefined);
        setRanges({});
      }}
      onFilter={({ detail }) => onApply(addressOfValues(detail.values, address))}
      onClose={onClose}
    >
      <DassFormLayout columns={2}>
        <DassSelectList
          name="family"
          multiple
          label={msg('Família', { id: 'dassMaterialFamily' })}
          options={familyOptions()}
        />
        <DassSelectList
          name="unit"
          multiple
          label={msg('Unidade', { id: 'dassMaterialUnit' })}
          options={unitOptions()}
        />
        <DassSelectList
          data-span="full"
          name="supplierId"
          label={msg('Fornecedor', { id: 'dassMaterialSupplier' })}
          options={supplierOptions}
        />
        <DassTextInput
          name="priceFrom"
          type="number"
          label={msg('Preço a partir de', { id: 'dassMaterialsPriceFrom' })}
          onInput={onRange}
        />
        <DassTextInput
          name="priceTo"
          type="number"
          label={msg('Preço até', { id: 'dassMaterialsPriceTo' })}
          customValidity={validityOf('priceTo')}
          onInput={onRange}
        />
        <DassDateInput
          name="validFrom"
          label={msg('Validade de', { id: 'dassMaterialsValidFrom' })}
          onInput={onRange}
        />
        <DassDateInput
          name="validTo"
          label={msg('Validade até', { id: 'dassMaterialsValidTo' })}
          customValidity={validityOf('validTo')}
          onInput={onRange}
        />
        <DassSwitch
          data-span="full"
          name="onlyActive"
          label={msg('Só materiais ativos', { id: 'dassMaterialsOnlyActive' })}
        />
      </DassFormLayout>
    </DassAdvancedFilterDialog>
  );
}
