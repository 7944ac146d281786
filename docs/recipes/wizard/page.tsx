import { useEffect, useRef, useState, type FormEvent } from 'react';
import { message, notify } from 'dass-elements/dialogs.js';
import { DassButton } from 'dass-elements/react/dass-button.js';
import { DassFormLayout } from 'dass-elements/react/dass-form-layout.js';
import { DassSwitch } from 'dass-elements/react/dass-switch.js';
import { DassTextInput } from 'dass-elements/react/dass-text-input.js';

interface Supplier {
  readonly company: string;
  readonly city: string;
  readonly contact: string;
  readonly email: string;
  readonly phone: string;
}

const LABELS: Readonly<Record<keyof Supplier, string>> = {
  company: 'Razão social',
  city: 'Cidade',
  contact: 'Pessoa de contato',
  email: 'E-mail',
  phone: 'Telefone',
};
const STEPS = ['Empresa', 'Contato', 'Revisão'];
const empty: Supplier = { company: '', city: '', contact: '', email: '', phone: '' };

const card = {
  padding: 'var(--dass-space-4)',
  borderRadius: 'var(--dass-radius-m)',
  background: 'var(--dass-color-surface)',
} as const;

export default function NewSupplier() {
  const [supplier, setSupplier] = useState(empty);
  const [isAgreed, setAgreed] = useState(false);
  const [step, setStep] = useState(0);
  /** The last step that the user has reached. */
  const [reached, setReached] = useState(0);
  const [isSaving, setSaving] = useState(false);
  const heading = useRef<HTMLHeadingElement>(null);
  const isFirstRender = useRef(true);

  // The heading has the focus, so that a screen reader reads where the user is.
  useEffect(() => {
    if (!isFirstRender.current) heading.current?.focus();
    isFirstRender.current = false;
  }, [step]);

  /** The props of a field. A change in a step has to be checked again before a later step opens. */
  const field = (name: keyof Supplier) => ({
    name,
    label: LABELS[name],
    value: supplier[name],
    onInput: ({ currentTarget }: { readonly currentTarget: { readonly value: string } }) => {
      setSupplier({ ...supplier, [name]: currentTarget.value });
      setReached(step);
    },
  });

  // A submit with errors does not arrive here: the first field with an error gets the focus.
  const submit = (event: FormEvent): void => {
    event.preventDefault();
    if (step === STEPS.length - 1) return void create();
    setReached(Math.max(reached, step + 1));
    setStep(step + 1);
  };

  const create = async (): Promise<void> => {
    setSaving(true);
    try {
      const response = await postSupplier(supplier);
      if (!response.ok) throw new Error('O servidor não criou o fornecedor. Tente de novo.');
      void notify({ message: `${supplier.company} foi criado`, type: 'success' });
      setSupplier(empty);
      setAgreed(false);
      setReached(0);
      setStep(0);
    } catch (error) {
      void message({ message: (error as Error).message, type: 'ERROR' });
    } finally {
      setSaving(false);
    }
  };

  return (
    <main style={{ maxInlineSize: '48rem', marginInline: 'auto' }}>
      <h1>Novo fornecedor</h1>
      <nav aria-label="Etapas">
        <ol style={{ display: 'flex', flexWrap: 'wrap', gap: 'var(--dass-space-2)', padding: 0, listStyle: 'none' }}>
          {STEPS.map((name, index) => (
            <li key={name} aria-current={index === step ? 'step' : undefined}>
              <DassButton
                appearance={index === step ? 'solid' : 'outline'}
                disabled={index > reached}
                onClick={() => setStep(index)}
              >
                {index + 1}. {name}
              </DassButton>
            </li>
          ))}
        </ol>
      </nav>
      <form key={step} style={card} onSubmit={submit}>
        <h2 ref={heading} tabIndex={-1} style={{ outline: 'none' }}>
          {STEPS[step]}
        </h2>
        {step === 2 && (
          <dl>
            {Object.entries(LABELS).map(([name, label]) => (
              <div key={name}>
                <dt>{label}</dt>
                <dd>{supplier[name as keyof Supplier] || '–'}</dd>
              </div>
            ))}
          </dl>
        )}
        <DassFormLayout>
          {step === 0 && (
            <>
              <DassTextInput {...field('company')} required maxLength={80} />
              <DassTextInput {...field('city')} required />
            </>
          )}
          {step === 1 && (
            <>
              <DassTextInput {...field('contact')} required />
              <DassTextInput {...field('email')} type="email" required />
              <DassTextInput {...field('phone')} mask="phone" />
            </>
          )}
          {step === 2 && (
            <DassSwitch
              label="Os dados foram conferidos"
              required
              checked={isAgreed}
              onChange={({ currentTarget }) => setAgreed(currentTarget.checked)}
            />
          )}
          {step > 0 && (
            <DassButton slot="actions" onClick={() => setStep(step - 1)}>
              Voltar
            </DassButton>
          )}
          <DassButton slot="actions" type="submit" appearance="solid" busy={isSaving}>
            {step === 2 ? 'Criar fornecedor' : 'Continuar'}
          </DassButton>
        </DassFormLayout>
      </form>
    </main>
  );
}

// In place of your server: fetch('/api/suppliers', { method: 'POST', body: JSON.stringify(supplier) }).
const postSupplier = (supplier: Supplier): Promise<Response> =>
  Promise.resolve(Response.json(supplier, { status: 201 }));
