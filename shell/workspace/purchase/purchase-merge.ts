import { formatNumber } from '../../app/formats.js';
import { msg, str } from '../../locales/localize.js';
import { costCentreOptions } from './cost-centres.js';
import { supplierName, unitName } from '../material-options.js';
import type { MergeOptions } from '../record/merge-model.js';
import { dayText } from '../record/when-text.js';
import type { Purchase, PurchaseLine, PurchaseMaterial } from './api.js';

const LINE = 'line ';

const labels: Readonly<Record<string, () => string>> = {
  supplierId: () => msg('Fornecedor', { id: 'dassMaterialSupplier' }),
  deliveryDate: () => msg('Entrega até', { id: 'dassPurchaseDeliveryDate' }),
  costCentre: () => msg('Centro de custo', { id: 'dassPurchaseCostCentre' }),
};

/** How two versions of a purchase are shown and merged: its lines by material. */
export const purchaseMerge = (materials: readonly PurchaseMaterial[]): MergeOptions<Omit<Purchase, 'id'>> => {
  const materialOf = (name: string) => {
    const id = Number(name.slice(LINE.length));
    return materials.find((material) => material.id === id);
  };
  return {
    values: ({ supplierId, deliveryDate, costCentre, lines }) => ({
      supplierId,
      deliveryDate,
      costCentre,
      ...Object.fromEntries(lines.map(({ materialId, quantity }) => [`${LINE}${materialId}`, quantity])),
    }),
    content: ({ supplierId, deliveryDate, costCentre, ...rest }) => ({
      supplierId: Number(supplierId),
      deliveryDate: String(deliveryDate),
      costCentre: String(costCentre),
      lines: Object.entries(rest).flatMap(([name, quantity]): PurchaseLine[] =>
        typeof quantity === 'number' ? [{ materialId: Number(name.slice(LINE.length)), quantity }] : [],
      ),
    }),
    label: (name) => {
      const label = labels[name];
      const { code = name, name: materialName = '' } = label ? {} : (materialOf(name) ?? {});
      return label?.() ?? msg(str`Quantidade de ${code} · ${materialName}`, { id: 'dassPurchaseMergeQuantity' });
    },
    format: (name, value) => {
      if (name === 'supplierId') return supplierName(Number(value));
      if (name === 'deliveryDate') return dayText(String(value ?? ''));
      if (name === 'costCentre') return costCentreOptions().find(({ id }) => id === value)?.label ?? String(value);
      if (typeof value !== 'number') return msg('Fora da compra', { id: 'dassPurchaseMergeRemoved' });
      const unit = materialOf(name)?.unit;
      return `${formatNumber(value, { maximumFractionDigits: 3 })}${unit ? ` ${unitName(unit)}` : ''}`;
    },
  };
};
