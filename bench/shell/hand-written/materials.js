import { byId, escape, formatNumber, load } from './page.js';

const price = new Intl.NumberFormat('pt-BR', { style: 'currency', currency: 'BRL' });
const families = {
  leather: 'Couros e sintéticos',
  textiles: 'Têxteis',
  threads: 'Linhas e fios',
  soles: 'Solados e palmilhas',
  trims: 'Aviamentos',
  packaging: 'Embalagens',
};

const row = ({ id, code, name, family, supplier, price: value, unit, validUntil, active }) => `<tr>
  <td><a href="/workspace/material?id=${id}">${escape(code)}</a></td>
  <td>${escape(name)}</td>
  <td>${families[family] ?? escape(family)}</td>
  <td>${escape(supplier)}</td>
  <td class="number">${price.format(value)} / ${escape(unit)}</td>
  <td>${(validUntil ?? '').split('-').reverse().join('/')}</td>
  <td>${active ? 'Ativo' : 'Inativo'}</td>
</tr>`;

// As many rows as a block of the kit's table.
void load('/materials?limit=100').then(({ materials, total }) => {
  byId('total').textContent = `${formatNumber(total)} materiais`;
  byId('rows').innerHTML = materials.map(row).join('');
});
