import { createElement } from 'react';
import { createRoot } from 'react-dom/client';
import { afterEach, expect, it, vi } from 'vitest';
import { confirm, message, notify } from 'dass-elements/dialogs.js';
import 'dass-elements/dass.js';
import 'dass-elements/dass-data-table.js';
import 'dass-elements/dass-date-input.js';
import 'dass-elements/dass-dialog.js';
import 'dass-elements/dass-hierarchy-table.js';
import 'dass-elements/dass-lookup.js';
import 'dass-elements/dass-menu.js';
import 'dass-elements/dass-pick-list.js';
import 'dass-elements/dass-select-list.js';
import 'dass-elements/dass-switch.js';
import 'dass-elements/dass-text-input.js';
import 'dass-elements/dass-upload.js';
import { DassButton } from 'dass-elements/react/dass-button.js';
import { DassTextInput } from 'dass-elements/react/dass-text-input.js';
import {
  answerConfirm,
  chooseFiles,
  chooseOptions,
  clickHeading,
  closeMessage,
  moveItem,
  notice,
  pickListLabels,
  table,
  tableRows,
  upload,
  uploadFiles,
} from 'dass-elements/testing/dom.js';

// A busy machine takes long to load modules.
vi.setConfig({ testTimeout: 60_000 });
const poll = (value: () => unknown) => expect.poll(value, { timeout: 30_000 });

afterEach(() => document.body.replaceChildren());

/** Adds an element with these properties to the page, and waits until it is rendered. */
async function add<Tag extends keyof HTMLElementTagNameMap>(
  tag: Tag,
  properties: Partial<HTMLElementTagNameMap[Tag]>,
  parent: Element = document.body,
): Promise<HTMLElementTagNameMap[Tag]> {
  const element = Object.assign(document.createElement(tag), properties);
  parent.append(element);
  await (element as unknown as { updateComplete: Promise<unknown> }).updateComplete;
  return element;
}
const inner = (element: Element, selector: string): HTMLElement => element.shadowRoot!.querySelector(selector)!;

/** Types as a user does. */
function type(field: Element, text: string): void {
  const control = inner(field, 'input') as HTMLInputElement;
  control.value = text;
  control.dispatchEvent(new Event('input', { bubbles: true, composed: true }));
}

it('a form has the values of its fields, is checked, and is reset', async () => {
  const form = document.body.appendChild(document.createElement('form'));
  const field = await add('dass-text-input', { name: 'code', label: 'Código', required: true }, form);
  await add('dass-switch', { name: 'urgent', label: 'Urgente', checked: true }, form);
  expect(form.checkValidity()).toBe(false);
  type(field, 'TX-1824');
  expect(form.checkValidity()).toBe(true);
  expect([...new FormData(form)]).toEqual([
    ['code', 'TX-1824'],
    ['urgent', 'on'],
  ]);
  form.reset();
  expect(field.value).toBe('');
});

it('a disabled fieldset disables the fields in it', async () => {
  const form = document.body.appendChild(document.createElement('form'));
  const fieldset = form.appendChild(document.createElement('fieldset'));
  await add('dass-text-input', { name: 'code', value: 'TX-1824' }, fieldset);
  fieldset.disabled = true;
  expect([...new FormData(form)]).toEqual([]);
});

it('the user chooses an option', async () => {
  const field = await add('dass-select-list', { label: 'Unidade', options: ['m', 'kg'] });
  await chooseOptions(field, 'kg');
  expect(field.value).toBe('kg');
});

it('a date has the format of its field', async () => {
  const field = await add('dass-date-input', { label: 'Entrega', value: '2026-03-05' });
  expect((inner(field, 'input') as HTMLInputElement).value).toBe('05/03/2026');
});

it('a table shows its rows, and is sorted by a click', async () => {
  const rows = ['Sola', 'Couro'].map((name, id) => ({ id, name }));
  const columns = [{ name: 'name', label: 'Nome', sortable: true }];
  const table = await add('dass-data-table', { label: 'Materiais', rows, columns });
  expect(await tableRows(table)).toEqual([['Sola'], ['Couro']]);
  await clickHeading(table, 'Nome');
  await poll(() => tableRows(table)).toEqual([['Couro'], ['Sola']]);
});

it('a hierarchy shows its rows', async () => {
  const rows = [{ id: 1, name: 'Tênis' }];
  const table = await add('dass-hierarchy-table', { label: 'Estrutura', rows, columns: [{ name: 'name' }] });
  expect((await tableRows(table)).length).toBe(1);
});

it('an item is moved in a pick list', async () => {
  const items = ['Couro', 'Sola'].map((label, id) => ({ id, label }));
  const list = await add('dass-pick-list', { label: 'Materiais', items });
  await moveItem(list, 'Sola');
  expect(await pickListLabels(list, 'selected')).toEqual(['Sola']);
});

it('files are chosen', async () => {
  const upload = await add('dass-upload', { label: 'Documentos' });
  await chooseFiles(upload, new File(['x'], 'laudo.txt'));
  await poll(() => uploadFiles(upload)).toEqual(['laudo.txt']);
});

it('a file is followed to its error and to the end', async () => {
  let attempts = 0;
  const documents = upload(
    await add('dass-upload', {
      label: 'Documentos',
      transport: (task) => (attempts++ === 0 ? task.fail('Recusado') : task.done({ src: '/laudo' })),
    }),
  );
  await documents.add(new File(['x'], 'laudo.txt'));
  await documents.waitFor('laudo.txt', 'failed');
  expect(await documents.error('laudo.txt')).toBe('Recusado');
  await documents.retry('laudo.txt');
  await documents.waitFor('laudo.txt', 'done');
});

it('a cell is edited, and says why a value is refused', async () => {
  const rows = ['Sola', 'Couro'].map((name, id) => ({ id, name, price: id }));
  const columns = [
    { name: 'name', label: 'Nome' },
    {
      name: 'price',
      label: 'Preço',
      kind: 'number' as const,
      editable: true,
      validate: (value: unknown) => (Number(value) > 9 ? 'Caro demais' : undefined),
    },
  ];
  const materials = table(await add('dass-data-table', { label: 'Materiais', rows, columns }));
  await materials.edit('Couro', 'Preço', '12');
  expect(await materials.error('Couro', 'Preço')).toBe('Caro demais');
  await materials.edit('Couro', 'Preço', '7');
  expect(await materials.value('Couro', 'Preço')).toBe('7');
});

it('a dialog opens and closes', async () => {
  const dialog = await add('dass-dialog', { heading: 'Fornecedor', open: true });
  expect((inner(dialog, 'dialog') as HTMLDialogElement).open).toBe(true);
  await dialog.hide();
  expect((inner(dialog, 'dialog') as HTMLDialogElement).open).toBe(false);
});

it('a menu fires what the user chooses', async () => {
  const menu = await add('dass-menu', { label: 'Ações', entries: [{ id: 'open', label: 'Abrir' }], open: true });
  const chosen: string[] = [];
  menu.addEventListener('dass-menu-select', ({ detail }) => void chosen.push(String(detail.entry.id)));
  await poll(() => inner(menu, '[role=menuitem]')).toBeTruthy();
  inner(menu, '[role=menuitem]').click();
  expect(chosen).toEqual(['open']);
});

it('questions, messages and notices are answered', async () => {
  const answer = confirm('Enviar o pedido?');
  await answerConfirm(true);
  expect(await answer).toBe(true);
  const end = message('Pedido salvo');
  expect(await closeMessage()).toContain('Pedido salvo');
  await end;
  void notify({ message: 'Pedido enviado', type: 'success' });
  await notice('Pedido enviado');
});

it('the components of React have properties and events', async () => {
  const place = document.body.appendChild(document.createElement('div'));
  const heard: string[] = [];
  createRoot(place).render([
    createElement(DassTextInput, { key: 'a', label: 'Código', onInput: ({ target }) => heard.push(target.value) }),
    createElement(DassButton, { key: 'b', onClick: () => heard.push('click') }, 'Salvar'),
  ]);
  await poll(() => place.querySelector('dass-button')?.shadowRoot?.querySelector('button')).toBeTruthy();
  await poll(() => place.querySelector('dass-text-input')?.shadowRoot?.querySelector('input')).toBeTruthy();
  type(place.querySelector('dass-text-input')!, 'TX');
  inner(place.querySelector('dass-button')!, 'button').click();
  expect(heard).toEqual(['TX', 'click']);
});
