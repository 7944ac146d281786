import { msg, str } from '../../locales/localize.js';
import { DassTextInput } from 'dass-elements/react/dass-text-input.js';
import type { PurchaseMaterial } from './api.js';
import { maxQuantity, minQuantity, quantityField } from './quantities.js';

export interface PurchaseLineProps {
  material: PurchaseMaterial;
  index: number;
  quantity: string;
  price: string;
  cost: string;
  error: string | undefined;
  onQuantity: (id: number, quantity: string) => void;
}

/** A line of a purchase. */
export function PurchaseLine({ material, index, quantity, price, cost, error, onQuantity }: PurchaseLineProps) {
  const { id, code, name, supplier, unit } = material;
  return (
    <tr data-row={id} aria-rowindex={index + 2}>
      <th scope="row">{code}</th>
      <td>{name}</td>
      <td>{supplier}</td>
      <td className="no-wrap" data-numeric="">
        {price} / {unit}
      </td>
      <td>
        <DassTextInput
          className="purchase-quantity"
          name={quantityField(id)}
          type="number"
          label={msg(str`Quantidade de ${code}`, { id: 'dassPurchaseQuantityOf' })}
          labelHidden
          defaultValue={quantity}
          endText={unit}
          required
          min={minQuantity}
          max={maxQuantity}
          customValidity={error ?? ''}
          onInput={({ currentTarget }) => onQuantity(id, currentTarget.value)}
        />
      </td>
      <td className="no-wrap" data-numeric="">
        {cost}
      </td>
    </tr>
  );
}
