import { t } from '../../../../locales/workspace.js';
import { DassMarkupTable } from '../../../../react-wrappers/dass-markup-table.js';
import { DassTextInput } from '../../../../react-wrappers/dass-text-input.js';
import { formatMoney } from '../../../app/formats.js';
import type { PurchaseMaterial } from '../../../platform/purchases.js';
import type { FieldErrors } from '../../../platform/save-record.js';

export interface PurchaseLinesProps {
  materials: readonly PurchaseMaterial[];
  /** As they are written, by the ids of the materials; 1 where nothing is. */
  quantities: Readonly<Record<number, string>>;
  errors: FieldErrors;
  onQuantity: (id: number, quantity: string) => void;
}

/** What was picked, with the quantity of each and what it costs. */
export function PurchaseLines({ materials, quantities, errors, onQuantity }: PurchaseLinesProps) {
  if (materials.length === 0) return <p className="purchase-none">{t('dassPurchaseNothing')}</p>;
  const costs = materials.map(({ id, price }) => price * (Number(quantities[id] ?? 1) || 0));
  const suppliers = new Set(materials.map(({ supplier }) => supplier)).size;
  return (
    <DassMarkupTable className="purchase-lines" stack="medium" bordered wrap>
      <table>
        <caption>{t('dassPurchaseLines')}</caption>
        <thead>
          <tr>
            <th scope="col">{t('dassMaterialCode')}</th>
            <th scope="col">{t('dassMaterialName')}</th>
            <th scope="col">{t('dassPurchaseUsualSupplier')}</th>
            <th scope="col" data-numeric="">
              {t('dassMaterialPrice')}
            </th>
            <th scope="col">{t('dassPurchaseQuantity')}</th>
            <th scope="col" data-numeric="">
              {t('dassPurchaseCost')}
            </th>
          </tr>
        </thead>
        <tbody>
          {materials.map(({ id, code, name, unit, supplier, price }, at) => (
            <tr key={id}>
              <th scope="row">{code}</th>
              <td>{name}</td>
              <td>{supplier}</td>
              <td className="whole" data-numeric="">
                {formatMoney(price)} / {unit}
              </td>
              <td>
                <DassTextInput
                  className="purchase-quantity"
                  name={`quantity-${id}`}
                  type="number"
                  label={t('dassPurchaseQuantityOf', { code })}
                  labelHidden
                  defaultValue={quantities[id] ?? '1'}
                  endText={unit}
                  required
                  min={0.001}
                  max={1_000_000}
                  customValidity={errors[`quantity-${id}`] ?? ''}
                  onInput={({ currentTarget }) => onQuantity(id, currentTarget.value)}
                />
              </td>
              <td className="whole" data-numeric="">
                {formatMoney(costs[at] ?? 0)}
              </td>
            </tr>
          ))}
        </tbody>
        <tfoot>
          <tr>
            <th scope="row" colSpan={2}>
              {t('dassPurchaseTotal', { count: materials.length })}
            </th>
            <td colSpan={3}>{t('dassPurchaseSuppliers', { count: suppliers })}</td>
            <td className="whole" data-numeric="">
              {formatMoney(costs.reduce((sum, cost) => sum + cost, 0))}
            </td>
          </tr>
        </tfoot>
      </table>
    </DassMarkupTable>
  );
}
