/** A field of the buyer form. */
export interface Field {
  readonly name: string;
  readonly label: string;
  readonly kind: 'text' | 'number' | 'email' | 'tel' | 'search' | 'tax-number';
  readonly required?: boolean;
  readonly hint?: string;
}

export const fields: readonly Field[] = [
  { name: 'code', label: 'Código', kind: 'text', required: true, hint: 'TX-001824' },
  { name: 'name', label: 'Nome', kind: 'text', required: true },
  { name: 'brand', label: 'Marca', kind: 'text' },
  { name: 'price', label: 'Preço', kind: 'number', required: true },
  { name: 'weight', label: 'Peso', kind: 'number' },
  { name: 'contact', label: 'Contato', kind: 'text' },
  { name: 'tax', label: 'CPF do contato', kind: 'tax-number' },
  { name: 'phone', label: 'Telefone', kind: 'tel' },
  { name: 'email', label: 'E-mail', kind: 'email' },
  { name: 'reference', label: 'Referência', kind: 'search' },
];
