import { Link } from 'react-router-dom';
import { t } from '../../../locales/shell.js';
import { useLoad } from '../../app/use-load.js';
import { loadOpenPurchases } from '../../platform/local-purchases.js';
import { paths } from '../../routes/paths.js';
import { shownDay, supplierName } from '../../workspace/material-choices.js';
import { EntryLink } from './entry-link.js';
import { NewsCard } from './news-card.js';

const shownOrders = 4;
const load = (signal: AbortSignal) => loadOpenPurchases({ signal });
const address = paths.screen('purchase');

/** The purchases of the user that are still to be delivered, the next delivery first. */
export function OrdersCard() {
  const { status, value } = useLoad(load);
  const shown = (value ?? []).slice(0, shownOrders);
  return (
    <NewsCard
      heading={t('dassShellOrders')}
      icon="cart"
      rows={shownOrders}
      isLoading={status === 'loading'}
      none={t(status === 'failed' ? 'dassShellOrdersFailed' : 'dassShellOrdersNone')}
      footer={
        <p>
          <Link to={address}>{t('dassShellOrderNew')}</Link>
        </p>
      }
    >
      {shown.map(({ id, supplierId, deliveryDate, lines }) => {
        const name = t('dassShellOrder', { number: String(id) });
        return (
          <li key={id}>
            <EntryLink className="news" url={`${address}?id=${id}`} label={name}>
              <span className="news-title">{name}</span>
              <span className="news-time">{t('dassShellOrderUntil', { day: shownDay(deliveryDate) })}</span>
              <span className="news-detail">
                {t('dassShellOrderMaterials', { count: lines.length })} · {supplierName(supplierId)}
              </span>
            </EntryLink>
          </li>
        );
      })}
    </NewsCard>
  );
}
