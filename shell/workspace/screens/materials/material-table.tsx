import { Link } from 'react-router-dom';
import { getLanguage } from '../../../../locales/index.js';
import { t } from '../../../../locales/workspace.js';
import { DassBooleanChip } from '../../../../react-wrappers/dass-boolean-chip.js';
import { DassMarkupTable } from '../../../../react-wrappers/dass-markup-table.js';
import type { MaterialSheet } from '../../../platform/materials.js';
import { paths } from '../../../routes/paths.js';
import { familyName, shownDay } from '../../material-choices.js';

export function MaterialTable({ materials }: { materials: readonly MaterialSheet[] }) {
  const money = new Intl.NumberFormat(getLanguage(), { style: 'currency', currency: 'BRL' });
  return (
    <DassMarkupTable className="materials" stack="medium" stickyHeader wrap hover>
      <table>
        <caption className="visually-hidden">{t('dassMaterialsTable')}</caption>
        <thead>
          <tr>
            <th scope="col">{t('dassMaterialCode')}</th>
            <th scope="col">{t('dassMaterialName')}</th>
            <th scope="col">{t('dassMaterialFamily')}</th>
            <th scope="col">{t('dassMaterialSupplier')}</th>
            <th scope="col" data-numeric>
              {t('dassMaterialPrice')}
            </th>
            <th scope="col">{t('dassMaterialValidUntil')}</th>
            <th scope="col">{t('dassMaterialActive')}</th>
          </tr>
        </thead>
        <tbody>
          {materials.map(({ id, code, name, family, supplier, price, unit, validUntil, active, blockedReason }) => (
            <tr key={id}>
              <th scope="row">
                <Link to={`${paths.workspace}/material?id=${id}`}>{code}</Link>
              </th>
              <td className="material-name">
                {name}
                {blockedReason && <span className="material-blocked">{blockedReason}</span>}
              </td>
              <td>{familyName(family)}</td>
              <td>{supplier}</td>
              <td className="whole" data-numeric>
                {money.format(price)} / {unit}
              </td>
              <td className="whole">{shownDay(validUntil)}</td>
              <td>
                <DassBooleanChip value={active ? 'A' : 'I'} />
              </td>
            </tr>
          ))}
        </tbody>
      </table>
    </DassMarkupTable>
  );
}
