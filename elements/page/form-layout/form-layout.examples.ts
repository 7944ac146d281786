import { defineExamples } from '../../base/examples.js';
import type { DassFormLayout } from './form-layout.js';

const actions =
  '<dass-button slot="actions" appearance="plain" type="reset">Descartar</dass-button><dass-button slot="actions" appearance="solid" type="submit">Salvar</dass-button>';
const fields = `<dass-text-input name="codigo" label="Código" required></dass-text-input>
<dass-text-input name="preco" label="Preço" type="number" start-text="R$"></dass-text-input>
<dass-date-input name="validade" label="Válido até"></dass-date-input>
<dass-switch name="ativo" label="Ativo" checked></dass-switch>
<dass-text-input name="nome" label="Nome" data-span="full"></dass-text-input>`;

export default defineExamples<DassFormLayout>('dass-form-layout', {
  default: {
    summary: 'Fields in as many columns as there is room for, and actions.',
    children: `${fields}${actions}`,
  },
  sections: {
    summary: 'Sections with a heading and a description.',
    children: `<dass-form-layout heading="Identificação">${fields}</dass-form-layout>
<dass-form-layout heading="Compra" description="Quem responde pelo preço e pelo prazo." columns="2">
<dass-text-input name="fornecedor" label="Fornecedor" data-span="2"></dass-text-input>
<dass-text-input name="telefone" label="Telefone" mask="phone"></dass-text-input>
<dass-text-input name="contato" label="E-mail"></dass-text-input>
</dass-form-layout>${actions}`,
  },
  labelsAtSide: {
    summary: 'Labels at the side, in one column.',
    properties: { labels: 'side', columns: 1 },
    children: `${fields}${actions}`,
  },
  spans: {
    summary: 'A section of three columns, and fields that span two of them.',
    properties: { columns: 3, heading: 'Entrega', description: 'Onde o fornecedor entrega o material.' },
    children: `<dass-text-input label="Rua" name="rua" data-span="2"></dass-text-input>
<dass-text-input label="Número" name="numero"></dass-text-input>
<dass-text-input label="CEP" name="cep"></dass-text-input>
<dass-text-input label="Cidade" name="cidade" data-span="2"></dass-text-input>`,
  },
  status: {
    summary: 'What is said about the form, before its actions or above them.',
    properties: { columns: 2 },
    children: `<dass-text-input name="codigo" label="Código" required></dass-text-input>
<dass-date-input name="validade" label="Válido até"></dass-date-input>
<span slot="status" role="status">Alterações não salvas</span>${actions}`,
  },
  nativeFields: {
    summary: 'Fields of the page, in two columns.',
    properties: { columns: 2 },
    children: `<label>Largura (mm) <input name="largura" type="number"></label>
<label>Altura (mm) <input name="altura" type="number"></label>`,
  },
});
