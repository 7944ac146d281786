import {
  Fragment,
  useCallback,
  useEffect,
  useId,
  useImperativeHandle,
  useMemo,
  useRef,
  useState,
  type FocusEvent,
  type Ref,
} from 'react';
import { formatCount, msg, plural, str } from '../../locales/localize.js';
import { DassMarkupTable } from 'dass-elements/react/dass-markup-table.js';
import { formatMoney } from '../../app/formats.js';
import type { PurchaseMaterial } from './api.js';
import type { FieldErrors } from '../../app/service-call.js';
import { PurchaseLine } from './purchase-line.js';
import { costOf, quantityField, type Quantities } from './quantities.js';
import { useVirtualRows } from './use-virtual-rows.js';

/** Estimated height of a line in pixels. */
const LINE_HEIGHT = 57;
/** Beyond this number of lines a skip link is rendered. */
const MAX_LINES_WITHOUT_LINK = 20;

export interface PurchaseLinesHandle {
  /** Scrolls to the quantity of a material and focuses it. */
  focusQuantity(id: number): void;
}

export interface PurchaseLinesProps {
  ref: Ref<PurchaseLinesHandle>;
  materials: readonly PurchaseMaterial[];
  quantities: Quantities;
  errors: FieldErrors;
  onQuantity: (id: number, quantity: string) => void;
}

/** The selected materials with their quantities and costs. */
export function PurchaseLines(props: PurchaseLinesProps) {
  if (props.materials.length === 0)
    return (
      <p className="purchase-none">
        {msg('Nenhum material escolhido ainda. Escolha acima, ou cole os códigos de uma planilha.', {
          id: 'dassPurchaseNothing',
        })}
      </p>
    );
  return <LinesTable {...props} />;
}

function LinesTable({ ref, materials, quantities, errors, onQuantity }: PurchaseLinesProps) {
  const end = useId();
  const ids = useMemo(() => materials.map(({ id }) => id), [materials]);
  const { scroller, rendered, rest, keepRendered, reveal } = useVirtualRows(ids, LINE_HEIGHT);
  const suppliers = useMemo(() => new Set(materials.map(({ supplier }) => supplier)).size, [materials]);
  const total = useMemo(
    () => materials.reduce((sum, material) => sum + costOf(material, quantities), 0),
    [materials, quantities],
  );
  const focusQuantity = useFocusQuantity(reveal, scroller);
  useFirstError(materials, errors, focusQuantity);
  useImperativeHandle(ref, () => ({ focusQuantity }), [focusQuantity]);
  const onFocus = ({ target }: FocusEvent): void =>
    keepRendered(Number(target.closest<HTMLElement>('[data-row]')?.dataset.row));

  return (
    <div className="purchase-bought">
      {materials.length > MAX_LINES_WITHOUT_LINK && (
        <a className="purchase-skip-link" href={`#${end}`} onClick={focusTarget}>
          {purchasePassLinesText(materials.length)}
        </a>
      )}
      <div ref={scroller} className="purchase-scroll">
        <DassMarkupTable className="purchase-lines" stack="medium" wrap>
          <table aria-rowcount={materials.length + 2}>
            <caption>{msg('O que será comprado', { id: 'dassPurchaseLines' })}</caption>
            <thead>
              <tr aria-rowindex={1}>
                <th scope="col">{msg('Código', { id: 'dassMaterialCode' })}</th>
                <th scope="col">{msg('Nome', { id: 'dassMaterialName' })}</th>
                <th scope="col">{msg('Fornecedor habitual', { id: 'dassPurchaseUsualSupplier' })}</th>
                <th scope="col" data-numeric="">
                  {msg('Preço', { id: 'dassMaterialPrice' })}
                </th>
                <th scope="col">{msg('Quantidade', { id: 'dassPurchaseQuantity' })}</th>
                <th scope="col" data-numeric="">
                  {msg('Valor', { id: 'dassPurchaseCost' })}
                </th>
              </tr>
            </thead>
            <tbody onFocus={onFocus} onBlur={() => keepRendered(undefined)}>
              {rendered.map(({ index, gap }) => {
                const material = materials[index] as PurchaseMaterial;
                return (
                  <Fragment key={material.id}>
                    {gap > 0 && <Gap height={gap} />}
                    <PurchaseLine
                      material={material}
                      index={index}
                      quantity={quantities[material.id] ?? '1'}
                      cost={formatMoney(costOf(material, quantities))}
                      price={formatMoney(material.price)}
                      error={errors[quantityField(material.id)]}
                      onQuantity={onQuantity}
                    />
                  </Fragment>
                );
              })}
              {rest > 0 && <Gap height={rest} />}
            </tbody>
            <tfoot>
              <tr aria-rowindex={materials.length + 2}>
                <th scope="row" colSpan={2}>
                  {purchaseTotalText(materials.length)}
                </th>
                <td colSpan={3}>{purchaseSuppliersText(suppliers)}</td>
                <td className="no-wrap" data-numeric="">
                  {formatMoney(total)}
                </td>
              </tr>
            </tfoot>
          </table>
        </DassMarkupTable>
      </div>
      <span id={end} tabIndex={-1} />
    </div>
  );
}

/** Empty space in place of rows that are not rendered. */
function Gap({ height }: { height: number }) {
  return (
    <tr className="purchase-gap" aria-hidden="true" style={{ blockSize: height }}>
      <td colSpan={6} />
    </tr>
  );
}

/** Moves the focus without changing the address: its hash is not for scrolling. */
function focusTarget(event: { preventDefault(): void; currentTarget: HTMLAnchorElement }): void {
  event.preventDefault();
  document.querySelector<HTMLElement>(`#${CSS.escape(event.currentTarget.hash.slice(1))}`)?.focus();
}

/** Focuses a quantity as soon as its line is rendered, and shows its error. */
function useFocusQuantity(
  reveal: (id: number) => void,
  scroller: { readonly current: HTMLElement | null },
): (id: number) => void {
  const [wanted, setWanted] = useState<number>();

  useEffect(() => {
    if (wanted === undefined) return;
    const field = scroller.current?.querySelector<HTMLElementTagNameMap['dass-text-input']>(
      `[data-row="${wanted}"] dass-text-input`,
    );
    if (!field) return;
    setWanted(undefined);
    void field.updateComplete.then(() => {
      field.focus();
      field.reportValidity();
    });
  });

  return useCallback(
    (id) => {
      reveal(id);
      setWanted(id);
    },
    [reveal],
  );
}

/** Focuses the first invalid quantity when no other field is invalid: its line may not be rendered. */
function useFirstError(
  materials: readonly PurchaseMaterial[],
  errors: FieldErrors,
  focusQuantity: (id: number) => void,
): void {
  const lastErrors = useRef<FieldErrors>(errors);
  useEffect(() => {
    const [count, before] = [errors, lastErrors.current].map((some) => Object.keys(some).length) as [number, number];
    // An error that the user has just corrected must not move the focus.
    const isNew = errors !== lastErrors.current && count > 0 && count >= before;
    lastErrors.current = errors;
    if (!isNew) return;
    const refused = materials.filter(({ id }) => errors[quantityField(id)]);
    const [first] = refused;
    if (first && refused.length === count) focusQuantity(first.id);
  }, [errors, materials, focusQuantity]);
}

const purchasePassLinesText = (count: number): string =>
  plural(count, {
    one: msg(str`Pular ${formatCount(count)} linha`, { id: 'dassPurchasePassLinesOne' }),
    many: msg(str`Pular as ${formatCount(count)} de linhas`, { id: 'dassPurchasePassLinesMany' }),
    other: msg(str`Pular as ${formatCount(count)} linhas`, { id: 'dassPurchasePassLinesOther' }),
  });

const purchaseTotalText = (count: number): string =>
  plural(count, {
    one: msg(str`Total de ${formatCount(count)} material`, { id: 'dassPurchaseTotalOne' }),
    many: msg(str`Total de ${formatCount(count)} de materiais`, { id: 'dassPurchaseTotalMany' }),
    other: msg(str`Total de ${formatCount(count)} materiais`, { id: 'dassPurchaseTotalOther' }),
  });

const purchaseSuppliersText = (count: number): string =>
  plural(count, {
    one: msg(str`${formatCount(count)} fornecedor habitual`, { id: 'dassPurchaseSuppliersOne' }),
    many: msg(str`${formatCount(count)} de fornecedores habituais`, { id: 'dassPurchaseSuppliersMany' }),
    other: msg(str`${formatCount(count)} fornecedores habituais`, { id: 'dassPurchaseSuppliersOther' }),
  });
