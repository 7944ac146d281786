import { useEffect, useState, type FormEvent } from 'react';
import { confirmDiscard, message, notify } from 'dass-elements/dialogs.js';
import { DassButton } from 'dass-elements/react/dass-button.js';
import { DassDateInput } from 'dass-elements/react/dass-date-input.js';
import { DassFormLayout } from 'dass-elements/react/dass-form-layout.js';
import { DassPageHeader } from 'dass-elements/react/dass-page-header.js';
import { DassTextInput } from 'dass-elements/react/dass-text-input.js';

interface Order {
  readonly quantity: string;
  readonly unitPrice: string;
  readonly delivery: string;
  readonly note: string;
}

type Errors = Readonly<Partial<Record<keyof Order, string>>>;

const stored: Order = { quantity: '240', unitPrice: '64', delivery: '2027-03-12', note: '' };

const card = {
  display: 'grid',
  gap: 'var(--dass-space-4)',
  maxInlineSize: '60rem',
  marginInline: 'auto',
  padding: 'var(--dass-space-4)',
  borderRadius: 'var(--dass-radius-m)',
  background: 'var(--dass-color-surface)',
} as const;

export default function PurchaseOrder() {
  /** The values that the server has. */
  const [saved, setSaved] = useState(stored);
  const [order, setOrder] = useState(stored);
  const [errors, setErrors] = useState<Errors>({});
  const [isSaving, setSaving] = useState(false);
  const isChanged = JSON.stringify(order) !== JSON.stringify(saved);

  // Also a reload or another address asks before the changes are lost.
  useEffect(() => {
    if (!isChanged) return undefined;
    const ask = (event: Event): void => event.preventDefault();
    addEventListener('beforeunload', ask);
    return () => removeEventListener('beforeunload', ask);
  }, [isChanged]);

  /** The props of a field. The value that the user changes is not the refused one any more. */
  const field = (name: keyof Order) => ({
    name,
    value: order[name],
    customValidity: errors[name],
    onInput: ({ currentTarget }: { readonly currentTarget: { readonly value: string } }) => {
      setOrder({ ...order, [name]: currentTarget.value });
      setErrors({ ...errors, [name]: undefined });
    },
  });

  // A submit with empty required fields does not arrive here: the fields show their errors.
  const save = async (event: FormEvent<HTMLFormElement>): Promise<void> => {
    event.preventDefault();
    const form = event.currentTarget;
    setSaving(true);
    try {
      const response = await putOrder(order);
      if (response.status === 422) {
        const refused = ((await response.json()) as { readonly errors: Errors }).errors;
        setErrors(refused);
        // The fields have the errors when React has rendered.
        requestAnimationFrame(() => form.reportValidity());
        return;
      }
      if (!response.ok) throw new Error('O servidor não salvou o pedido. Tente de novo.');
      setSaved(order);
      void notify({ message: 'Pedido salvo', type: 'success' });
    } catch (error) {
      void message({ message: (error as Error).message, type: 'ERROR' });
    } finally {
      setSaving(false);
    }
  };

  const discard = async (): Promise<void> => {
    if (!(await confirmDiscard('As alterações deste pedido serão perdidas.'))) return;
    setOrder(saved);
    setErrors({});
  };

  return (
    <main>
      <form style={card} onSubmit={(event) => void save(event)}>
        <DassPageHeader heading="Pedido 45-0193" subheading="Curtume Vale Sul" />
        <DassFormLayout>
          <DassTextInput label="Material" value="CO-002210 Couro bovino" readOnly />
          <DassTextInput {...field('quantity')} type="number" label="Quantidade" endText="m²" required />
          <DassTextInput {...field('unitPrice')} type="number" label="Preço unitário" startText="R$" required />
          <DassDateInput {...field('delivery')} label="Entrega" required />
          <DassTextInput {...field('note')} label="Observação" multiline data-span="full" />
          <span slot="status" role="status" style={{ color: 'var(--dass-color-text-quiet)' }}>
            {isChanged && 'Alterações não salvas'}
          </span>
          <DassButton slot="actions" disabled={!isChanged} onClick={() => void discard()}>
            Descartar
          </DassButton>
          <DassButton slot="actions" type="submit" appearance="solid" busy={isSaving}>
            Salvar
          </DassButton>
        </DassFormLayout>
      </form>
    </main>
  );
}

// In place of your server: fetch('/api/orders/45-0193', { method: 'PUT', body: JSON.stringify(order) }).
async function putOrder({ quantity, unitPrice }: Order): Promise<Response> {
  const errors: Errors = {
    ...(Number(quantity) % 10 !== 0 && { quantity: 'A embalagem tem 10 m²: use um múltiplo de 10.' }),
    ...(Number(unitPrice) > 70 && { unitPrice: 'O preço do contrato é de até R$ 70,00.' }),
  };
  const status = Object.keys(errors).length > 0 ? 422 : 200;
  return Promise.resolve(new Response(JSON.stringify({ errors }), { status }));
}
