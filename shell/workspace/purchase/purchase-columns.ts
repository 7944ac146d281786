import type { DataTableColumn } from 'dass-elements/dass-data-table.js';
import { msg } from '../../locales/localize.js';
import { supplierName } from '../material-options.js';
import type { Purchase } from './api.js';
import { costCentreOptions } from './cost-centres.js';

/** A purchase as a row: its texts in the current language. */
export interface PurchaseRow extends Purchase {
  readonly supplier: string;
  readonly centre: string;
  readonly count: number;
}

export const asPurchaseRow = (purchase: Purchase): PurchaseRow => ({
  ...purchase,
  supplier: supplierName(purchase.supplierId),
  centre: costCentreOptions().find(({ id }) => id === purchase.costCentre)?.label ?? purchase.costCentre,
  count: purchase.lines.length,
});

/** The columns of the purchases, in the current language. The service sorts them: the newest first. */
export const purchaseColumns = (): readonly DataTableColumn<PurchaseRow>[] => [
  { name: 'id', label: msg('Compra', { id: 'dassPurchaseForm' }), width: 88 },
  { name: 'supplier', label: msg('Fornecedor', { id: 'dassMaterialSupplier' }), minWidth: 170 },
  { name: 'deliveryDate', label: msg('Entrega até', { id: 'dassPurchaseDeliveryDate' }), kind: 'date', width: 118 },
  { name: 'centre', label: msg('Centro de custo', { id: 'dassPurchaseCostCentre' }), minWidth: 180 },
  { name: 'count', label: msg('Materiais', { id: 'dassPurchaseMaterials' }), kind: 'number', width: 100 },
  { name: 'buyer', label: msg('Comprador', { id: 'dassPurchaseBuyer' }), minWidth: 180 },
];
