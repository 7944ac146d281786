import type { MouseEvent, ReactNode } from 'react';
import { Link } from 'react-router-dom';
import { msg } from '../../locales/localize.js';
import { DassBooleanChip } from 'dass-elements/react/dass-boolean-chip.js';
import { DassChip } from 'dass-elements/react/dass-chip.js';
import { DassMarkupTable } from 'dass-elements/react/dass-markup-table.js';
import { formatMoney } from '../../app/formats.js';
import type { MaterialSheet } from './api.js';
import { paths } from '../../routes/paths.js';
import { blockedReason, familyName, formatDay } from '../material-options.js';

/** Enough rows to fill a screen, so that the content below the table does not move when the rows are loaded. */
const SKELETON_ROWS = 30;

/** Each row has one line. A truncated text is shown in full on hover, on a click on its row, and on focus. */
export function MaterialTable({ materials, isLoading }: { materials: readonly MaterialSheet[]; isLoading: boolean }) {
  const isFirstLoad = isLoading && materials.length === 0;
  return (
    <DassMarkupTable className="materials" stack="medium" stickyHeader hover>
      <table aria-busy={isFirstLoad}>
        <caption className="visually-hidden">{msg('Materiais encontrados', { id: 'dassMaterialsTable' })}</caption>
        <colgroup>
          {['code', 'name', 'family', 'supplier', 'price', 'until', 'state'].map((name) => (
            <col key={name} className={`material-${name}`} />
          ))}
        </colgroup>
        <thead>
          <tr>
            <th scope="col">{msg('Código', { id: 'dassMaterialCode' })}</th>
            <th scope="col">{msg('Nome', { id: 'dassMaterialName' })}</th>
            <th scope="col">{msg('Família', { id: 'dassMaterialFamily' })}</th>
            <th scope="col">{msg('Fornecedor', { id: 'dassMaterialSupplier' })}</th>
            <th scope="col" data-numeric>
              {msg('Preço', { id: 'dassMaterialPrice' })}
            </th>
            <th scope="col">{msg('Válido até', { id: 'dassMaterialValidUntil' })}</th>
            <th scope="col">{msg('Ativo', { id: 'dassMaterialActive' })}</th>
          </tr>
        </thead>
        <tbody onClick={toggleTruncation}>
          {isFirstLoad && Array.from({ length: SKELETON_ROWS }, (_, row) => <SkeletonRow key={row} />)}
          {materials.map((material) => (
            <MaterialRow key={material.id} material={material} />
          ))}
        </tbody>
      </table>
    </DassMarkupTable>
  );
}

function MaterialRow({ material }: { material: MaterialSheet }) {
  const { id, code, name, family, supplier, price, unit, validUntil, active, blockedReason: reason } = material;
  return (
    <tr>
      <th scope="row">
        <Link to={`${paths.workspace}/material?id=${id}`}>{code}</Link>
      </th>
      <TruncatedCell>{name}</TruncatedCell>
      <TruncatedCell>{familyName(family)}</TruncatedCell>
      <TruncatedCell>{supplier}</TruncatedCell>
      <td data-numeric>
        {formatMoney(price)} / {unit}
      </td>
      <td>{formatDay(validUntil)}</td>
      {reason ? (
        <td className="truncated" title={blockedReason(reason)}>
          <DassChip tone="danger" label={msg('Bloqueado', { id: 'dassMaterialBlocked' })} />
          <span className="material-reason">{blockedReason(reason)}</span>
        </td>
      ) : (
        <td>
          <DassBooleanChip value={active ? 'A' : 'I'} />
        </td>
      )}
    </tr>
  );
}

/** A cell whose text is truncated. */
const TruncatedCell = ({ children }: { children: string }): ReactNode => (
  <td className="truncated" title={children}>
    {children}
  </td>
);

function SkeletonRow() {
  return (
    <tr className="material-skeleton">
      {Array.from({ length: 7 }, (_, cell) => (
        <td key={cell}>
          <span className="skeleton-line" />
        </td>
      ))}
    </tr>
  );
}

/** Shows the truncated texts of the clicked row in full, or truncates them again. */
function toggleTruncation({ target }: MouseEvent): void {
  if (!(target instanceof Element) || target.closest('a') || getSelection()?.isCollapsed === false) return;
  target.closest('.truncated')?.closest('tr')?.classList.toggle('not-truncated');
}
