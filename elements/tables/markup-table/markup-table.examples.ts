import { defineExamples } from '../../base/examples.js';
import type { DassMarkupTable } from './markup-table.js';

const rows = [
  ['TX-001824', 'Malha de algodão penteado 30/1 azul-marinho', 'Açaí Tecidos Ltda.', '1.200,00', '38.640,00'],
  ['CO-000412', 'Couro bovino nobuck caramelo', 'Curtume Vale do Sinos', '85,50', '21.375,00'],
  ['SL-000077', 'Solado de borracha 38 preto', 'Solados Ivoti', '640,00', '9.408,00'],
  ['AV-003310', 'Ilhós de latão 5 mm', 'Metais Hamburgo', '25.000,00', '1.750,00'],
];
const [body, foot] = [
  rows
    .map(
      ([code, ...cells]) =>
        `<tr><th scope="row">${code}</th>${cells.map((cell, at) => `<td${at < 2 ? '' : ' data-numeric'}>${cell}</td>`).join('')}</tr>`,
    )
    .join(''),
  '<tr><th scope="row" colspan="4">Total</th><td data-numeric>71.173,00</td></tr>',
];
const table = (caption = 'Itens do pedido 48.213'): string =>
  `<table><caption>${caption}</caption><thead><tr><th scope="col">Código</th><th scope="col">Descrição</th><th scope="col">Fornecedor</th><th scope="col" data-numeric>Quantidade</th><th scope="col" data-numeric>Valor</th></tr></thead><tbody>${body}</tbody><tfoot>${foot}</tfoot></table>`;

export default defineExamples<DassMarkupTable>('dass-markup-table', {
  default: { summary: 'The items of an order, with a caption and a total.', children: table() },
  bordered: {
    summary: 'Dense, with lines, stripes and a sticky header.',
    properties: { bordered: true, dense: true, striped: true, hover: true, stickyHeader: true },
    children: table(),
  },
  wrapped: {
    summary: 'Long texts are wrapped.',
    properties: { wrap: true, bordered: true },
    children: table(),
  },
  wide: {
    summary: 'Wider than its container: it scrolls, with a sticky first column.',
    properties: { stickyColumn: true, bordered: true, stack: 'never' },
    children: `<table><caption>Consumo por semana</caption><thead><tr><th scope="col">Código</th>${Array.from({ length: 26 }, (_, week) => `<th scope="col">Semana ${week + 1}</th>`).join('')}</tr></thead><tbody>${rows
      .map(
        ([code]) =>
          `<tr><th scope="row">${code}</th>${Array.from({ length: 26 }, (_, week) => `<td data-numeric>${(week * 37) % 90} m</td>`).join('')}</tr>`,
      )
      .join('')}</tbody></table>`,
  },
  two: { summary: 'Two tables.', children: table('Itens recebidos') + table('Itens pendentes') },
  none: { summary: 'No table yet.', properties: { label: 'Itens do pedido' } },
});
