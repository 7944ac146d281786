// Compiled by `npm run typecheck`, never run: the wrappers and elements with a type of the application.
import { DassCheckList } from 'dass-elements/react/dass-check-list.js';
import { DassCopyDialog } from 'dass-elements/react/dass-copy-dialog.js';
import { DassDataTable, type DataTableColumn } from 'dass-elements/react/dass-data-table.js';
import { DassHierarchyTable } from 'dass-elements/react/dass-hierarchy-table.js';
import { DassLookup } from 'dass-elements/react/dass-lookup.js';
import { DassLookupDialog } from 'dass-elements/react/dass-lookup-dialog.js';
import { DassLookupEditDialog } from 'dass-elements/react/dass-lookup-edit-dialog.js';
import { DassPasteListDialog } from 'dass-elements/react/dass-paste-list-dialog.js';
import { DassPickList, type DassPickListElement } from 'dass-elements/react/dass-pick-list.js';
import { DassPickListDialog } from 'dass-elements/react/dass-pick-list-dialog.js';
import { DassSelectList } from 'dass-elements/react/dass-select-list.js';
import type { AnyValue, DassDataTable as DataTableElement } from 'dass-elements/dass-data-table.js';
import { DassPickList as PickListElement } from 'dass-elements/dass-pick-list.js';
import { createRef } from 'react';

interface Material {
  id: number;
  code: string;
  name: string;
  isBlocked: boolean;
}
interface Supplier {
  id: number;
  taxId: string;
}
declare const materials: readonly Material[];
declare const suppliers: readonly Supplier[];
declare const anyRows: readonly AnyValue[];
declare const untypedRecords: readonly Record<string, unknown>[];
declare const save: (materials: readonly Material[]) => void;

export const pickList = (
  <>
    <DassPickList
      items={materials}
      selected={[1, 'A-7', ...materials]}
      fieldLabel="name"
      fieldCode="code"
      fieldOrder=""
      onPick={({ detail, target }) => {
        save(detail.selected);
        save(detail.added);
        save(target.items);
        // @ts-expect-error: no field of a material
        save([detail.removed[0]?.taxId]);
      }}
    />
    <DassPickList<Material> items={materials} fieldDisabled="isBlocked" />
    {/* @ts-expect-error: no field of a material */}
    <DassPickList items={materials} fieldLabel="nme" />
    {/* @ts-expect-error: no materials */}
    <DassPickList<Material> items={suppliers} />
    {/* @ts-expect-error: neither a material nor an id */}
    <DassPickList<Material> selected={suppliers} />
    <DassPickListDialog items={materials} fieldLabel="name" onConfirm={({ detail }) => save(detail.selected)} />
    {/* @ts-expect-error: no field of a material */}
    <DassPickListDialog items={materials} fieldId="key" />
  </>
);

export const lists = (
  <>
    <DassSelectList options={materials} fieldLabel="name" />
    <DassSelectList options={['kg', 'm']} />
    {/* @ts-expect-error: no field of a material */}
    <DassSelectList options={materials} fieldLabel="nme" />
    <DassCheckList items={materials} fieldCheck="isBlocked" onCheck={({ detail }) => save(detail.items)} />
    {/* @ts-expect-error: no field of a material */}
    <DassCheckList items={materials} fieldCheck="checked" />
    <DassPasteListDialog
      items={materials}
      fields={['code', { field: 'name', label: 'Name' }]}
      onConfirm={({ detail }) => save(detail.items)}
    />
    {/* @ts-expect-error: no field of a material */}
    <DassPasteListDialog items={materials} fields={['nme']} />
  </>
);

const columns: readonly DataTableColumn<Material>[] = [
  { name: 'code' },
  { name: 'shortName', field: (row) => row.name.slice(0, 8) },
  { name: 'state', field: 'isBlocked', format: (isBlocked: boolean, { name }) => `${name} ${isBlocked}` },
  // @ts-expect-error: no field of a material
  { name: 'name', field: 'nme' },
  // @ts-expect-error: no field of a material
  { name: 'tax', cell: (row) => row.taxId },
];

export const tables = (
  <>
    <DassDataTable
      rows={materials}
      columns={columns}
      rowKey="code"
      onSelectRows={({ detail }) => save(detail.rows)}
      onRowClick={({ detail }) => save([detail.row])}
    />
    <DassDataTable
      loadRows={({ from }) => Promise.resolve(materials.slice(from))}
      onRowActivate={({ detail }) => save([detail.row])}
    />
    {/* @ts-expect-error: no field of a material */}
    <DassDataTable rows={materials} rowKey="key" />
    {/* @ts-expect-error: no field of a material, in a column that is written in place */}
    <DassDataTable rows={materials} columns={[{ name: 'name', field: 'nme' }]} />
    {/* @ts-expect-error: no field of a material */}
    <DassDataTable rows={materials} columns={[{ name: 'name', level: 'lvel' }]} />
    {/* @ts-expect-error: no key of a column */}
    <DassDataTable rows={materials} columns={[{ name: 'name', header: 'Name' }]} />
    <DassDataTable rows={materials} columns={[{ name: 'all', field: ({ code, name }) => `${code} ${name}` }]} />
    <DassDataTable rows={anyRows} columns={[{ name: 'a', field: 'any' }]} />
    <DassDataTable rows={untypedRecords} columns={[{ name: 'a', field: 'any' }]} />
    {/* @ts-expect-error: columns of another type */}
    <DassDataTable rows={suppliers} columns={columns} />
    <DassHierarchyTable
      rows={materials}
      columns={[{ name: 'name', cell: (row) => row.name.toUpperCase() }]}
      fields={{ id: 'code' }}
      loadChildren={(row) => Promise.resolve(materials.filter(({ id }) => id > row.id))}
      onExpand={({ detail }) => save([detail.row])}
    />
    {/* @ts-expect-error: no field of a material */}
    <DassHierarchyTable rows={materials} fields={{ parentId: 'parent' }} />
    {/* @ts-expect-error: no field of a material */}
    <DassHierarchyTable rows={materials} columns={[{ name: 'name', field: 'nme' }]} />
  </>
);

export const records = (
  <>
    <DassLookup
      tableValues={materials}
      tableColumns={[{ name: 'code', required: true }]}
      fieldLabel="name"
      template={{ name: '' }}
      saveRow={({ row }) => Promise.resolve(row.code)}
      onSave={({ detail }) => save([detail.row])}
      onRemove={({ detail }) => save(detail.rows)}
    />
    {/* @ts-expect-error: no field of a material */}
    <DassLookup tableValues={materials} fieldLabel="nme" />
    {/* @ts-expect-error: no field of a material */}
    <DassLookup tableValues={materials} tableColumns={[{ field: 'nme' }]} />
    <DassLookupDialog searchRows={() => Promise.resolve(materials)} onConfirm={({ detail }) => save(detail.rows)} />
    {/* @ts-expect-error: no field of a material */}
    <DassLookupDialog tableValues={materials} template={{ nme: '' }} />
    <DassLookupEditDialog row={materials[0] as Material} onSave={({ detail }) => save([detail.row])} />
    {/* @ts-expect-error: no field of a material */}
    <DassLookupEditDialog<Material> tableColumns={[{ field: 'nme' }]} />
    <DassCopyDialog
      rows={materials}
      columns={[{ field: 'name' }]}
      onConfirm={({ detail }) => save([detail.source, ...detail.targets])}
    />
    {/* @ts-expect-error: no field of a material */}
    <DassCopyDialog rows={materials} columns={[{ field: 'nme' }]} />
  </>
);

// Without a type argument: as before there was one.
declare const anything: readonly unknown[];
const ref = createRef<DassPickListElement>();
export const untyped = (
  <>
    <DassPickList ref={ref} items={anything} fieldLabel="any" onPick={({ detail }) => detail.selected.length} />
    <DassPickList ref={ref} items={materials} />
    <DassDataTable columns={[{ name: 'code', field: 'any', cell: (row) => Object.keys(row) }]} rowKey="any" />
  </>
);

// Element classes without React.
const element = document.querySelector<PickListElement<Material>>('dass-pick-list');
if (element) {
  element.items = materials;
  element.fieldLabel = 'name';
  // @ts-expect-error: no materials
  element.items = suppliers;
  // @ts-expect-error: no field of a material
  element.fieldLabel = 'nme';
  element.addEventListener('dass-pick', ({ detail, target }) => save(detail.selected.concat(target.items)));
  element.addEventListener('focus', () => element.focus());
}
export const plain: PickListElement = new PickListElement();
plain.fieldLabel = 'any';
export const table: DataTableElement<Material> = document.createElement(
  'dass-data-table',
) as DataTableElement<Material>;
save(table.selectedRows);
table.columns = [{ name: 'name' }, { name: 'state', field: 'isBlocked' }];
// @ts-expect-error: no field of a material
table.columns = [{ field: 'nme' }];
export class OwnPickList extends PickListElement {}
