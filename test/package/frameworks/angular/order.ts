import { Component, CUSTOM_ELEMENTS_SCHEMA, signal } from '@angular/core';
import { FormsModule } from '@angular/forms';
import type { DassDataTableSelectRowsDetail } from 'dass-elements/dass-data-table.js';
import type { DassSelectList } from 'dass-elements/dass-select-list.js';
// The directive of the guide.
import { DassField } from './dass-field.js';

@Component({
  selector: 'order-page',
  imports: [FormsModule, DassField],
  schemas: [CUSTOM_ELEMENTS_SCHEMA],
  template: `
    <form (submit)="send($event)">
      <dass-text-input dassField name="buyer" label="Comprador" counter max-length="30" [(ngModel)]="buyer" />
      <dass-select-list
        #field
        name="supplier"
        label="Fornecedor"
        [options]="suppliers"
        [value]="supplier()"
        (change)="supplier.set(field.value)"
      />
      <dass-data-table
        label="Materiais"
        [columns]="columns"
        [rows]="rows()"
        selection="multiple"
        (dass-select-rows)="select($event)"
      />
      <button type="submit">Enviar</button>
    </form>
    <button id="clear" (click)="clear()">Limpar</button>
    <output>{{ [buyer(), supplier()].concat(selected()).join('; ') }}</output>
    <p>{{ sent() }}</p>
  `,
})
export class OrderPage {
  protected readonly suppliers = [
    { id: '118', label: 'Açaí Tecidos S.A.' },
    { id: '204', label: 'Curtume Vale do Sinos' },
  ];
  protected readonly columns = [
    { name: 'code', label: 'Código' },
    { name: 'material', label: 'Material' },
  ];
  protected readonly rows = signal([
    { id: 1, code: '7001', material: 'Cabedal em couro' },
    { id: 2, code: '7002', material: 'Sola TR preta' },
  ]);
  protected readonly buyer = signal('Marina Prado');
  protected readonly supplier = signal<DassSelectList['value']>('');
  protected readonly selected = signal<readonly string[]>([]);
  protected readonly sent = signal('');

  protected select({ detail }: CustomEvent<DassDataTableSelectRowsDetail>): void {
    this.selected.set(detail.keys);
  }

  protected clear(): void {
    this.buyer.set('');
    this.supplier.set('');
    this.rows.set([{ id: 3, code: '7003', material: 'Linha de nylon' }]);
  }

  protected send(event: SubmitEvent): void {
    event.preventDefault();
    this.sent.set([...new FormData(event.target as HTMLFormElement).values()].join('; '));
  }
}
