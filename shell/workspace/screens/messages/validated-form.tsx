import { useState } from 'react';
import { message } from '../../../../elements/messages/message.js';
import { showValidation } from '../../../../elements/messages/show-validation.js';
import { t } from '../../../../locales/workspace.js';
import { DassButton } from '../../../../react-wrappers/dass-button.js';
import { supplierAt } from '../../../../sample-data/suppliers.js';

const suppliers = [2, 9, 16].map((index) => supplierAt(index));

/** A form whose inconsistencies are listed; each leads to its field. */
export function ValidatedForm() {
  const [supplier, setSupplier] = useState('');
  const [quantity, setQuantity] = useState('0');
  const [date, setDate] = useState('');

  const check = async (event: { preventDefault(): void }) => {
    event.preventDefault();
    const items = [
      supplier === '' && { text: t('dassMessagesValidateSupplier'), target: 'order-supplier' },
      !(Number(quantity) > 0) && { text: t('dassMessagesValidateQuantity'), target: 'order-quantity' },
      date === '' && { text: t('dassMessagesValidateDate'), target: 'order-date' },
    ].filter((item) => item !== false);
    if (items.length > 0) await showValidation(items);
    else await message({ type: 'SUCCESS', message: 'dassMessagesSuccessText' });
  };

  return (
    <form className="settings fields" noValidate onSubmit={(event) => void check(event)}>
      <label className="text-field">
        {t('dassDialogsSupplier')}
        <select id="order-supplier" value={supplier} onChange={(event) => setSupplier(event.target.value)}>
          <option value="" />
          {suppliers.map(({ id, name }) => (
            <option key={id} value={id}>
              {name}
            </option>
          ))}
        </select>
      </label>
      <label className="text-field">
        {t('dassMessagesQuantity')}
        <input
          id="order-quantity"
          inputMode="numeric"
          value={quantity}
          onChange={(event) => setQuantity(event.target.value)}
        />
      </label>
      <label className="text-field">
        {t('dassMessagesDeliveryDate')}
        <input id="order-date" type="date" value={date} onChange={(event) => setDate(event.target.value)} />
      </label>
      <DassButton type="submit" appearance="solid">
        {t('dassMessagesSend')}
      </DassButton>
    </form>
  );
}
