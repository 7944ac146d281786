import { useState } from 'react';
import { message, showValidation } from 'dass-elements/dialogs.js';
import { msg } from '../../locales/localize.js';
import { DassButton } from 'dass-elements/react/dass-button.js';
import { DassDateInput } from 'dass-elements/react/dass-date-input.js';
import { DassFormLayout } from 'dass-elements/react/dass-form-layout.js';
import { DassSelectList } from 'dass-elements/react/dass-select-list.js';
import { DassTextInput } from 'dass-elements/react/dass-text-input.js';
import { supplierAt } from '../../../sample-data/suppliers.js';

const suppliers = [2, 9, 16].map((index) => supplierAt(index));

/** A form with a list of its errors; each error links to its field. */
export function ValidatedForm() {
  const [supplier, setSupplier] = useState('');
  const [quantity, setQuantity] = useState('0');
  const [date, setDate] = useState('');

  const check = async (event: { preventDefault(): void }) => {
    event.preventDefault();
    const items = [
      supplier === '' && {
        text: msg('Escolha um fornecedor.', { id: 'dassMessagesValidateSupplier' }),
        target: 'order-supplier',
      },
      !(Number(quantity) > 0) && {
        text: msg('A quantidade deve ser maior que zero.', { id: 'dassMessagesValidateQuantity' }),
        target: 'order-quantity',
      },
      date === '' && {
        text: msg('A data de entrega está vazia.', { id: 'dassMessagesValidateDate' }),
        target: 'order-date',
      },
    ].filter((item) => item !== false);
    if (items.length > 0) await showValidation(items);
    else
      await message({
        type: 'SUCCESS',
        message: msg('Pedido 48213 enviado ao fornecedor.', { id: 'dassMessagesSuccessText' }),
      });
  };

  return (
    <form className="settings" noValidate onSubmit={(event) => void check(event)}>
      <DassFormLayout columns={1}>
        <DassSelectList
          id="order-supplier"
          label={msg('Fornecedor', { id: 'dassDialogsSupplier' })}
          options={suppliers}
          fieldLabel="name"
          value={supplier}
          onChange={({ currentTarget }) => setSupplier(String(currentTarget.value))}
        />
        <DassTextInput
          id="order-quantity"
          type="number"
          label={msg('Quantidade', { id: 'dassMessagesQuantity' })}
          value={quantity}
          onInput={({ currentTarget }) => setQuantity(currentTarget.value)}
        />
        <DassDateInput
          id="order-date"
          label={msg('Data de entrega', { id: 'dassMessagesDeliveryDate' })}
          value={date}
          onChange={({ currentTarget }) => setDate(currentTarget.value)}
        />
        <DassButton slot="actions" type="submit" appearance="solid">
          {msg('Enviar pedido', { id: 'dassMessagesSend' })}
        </DassButton>
      </DassFormLayout>
    </form>
  );
}
