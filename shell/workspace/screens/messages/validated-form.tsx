import { useState } from 'react';
import { message } from '../../../../elements/messages/message-dialog/message.js';
import { showValidation } from '../../../../elements/messages/validation-dialog/show-validation.js';
import { t } from '../../../../locales/workspace.js';
import { DassButton } from '../../../../react-wrappers/dass-button.js';
import { DassDateInput } from '../../../../react-wrappers/dass-date-input.js';
import { DassSelectList } from '../../../../react-wrappers/dass-select-list.js';
import { DassTextInput } from '../../../../react-wrappers/dass-text-input.js';
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
      <DassSelectList
        id="order-supplier"
        label="dassDialogsSupplier"
        options={suppliers}
        fieldLabel="name"
        value={supplier}
        onChange={({ currentTarget }) => setSupplier(String(currentTarget.value))}
      />
      <DassTextInput
        id="order-quantity"
        type="number"
        label="dassMessagesQuantity"
        value={quantity}
        onInput={({ currentTarget }) => setQuantity(currentTarget.value)}
      />
      <DassDateInput
        id="order-date"
        label="dassMessagesDeliveryDate"
        value={date}
        onChange={({ currentTarget }) => setDate(currentTarget.value)}
      />
      <DassButton type="submit" appearance="solid">
        {t('dassMessagesSend')}
      </DassButton>
    </form>
  );
}
