import { useCallback } from 'react';
import { Link } from 'react-router-dom';
import { formatCount, msg, plural, str } from '../../locales/localize.js';
import { useLoad } from '../../app/use-load.js';
import { paths } from '../../app/paths.js';
import { EmptyState } from '../../frame/empty-state.js';
import { RetryButton } from '../../frame/failure.js';
import { useApis } from '../../workspace/apis-context.js';
import { formatDay, supplierName } from '../../workspace/material-options.js';
import { EntryLink } from './entry-link.js';
import { NewsCard } from './news-card.js';

const MAX_PURCHASES = 4;
const address = paths.screen('purchase');

/** The user's purchases that are not delivered yet, the next delivery first. */
export function OpenPurchasesCard() {
  const { purchases } = useApis();
  const load = useCallback((signal: AbortSignal) => purchases.loadOpenPurchases({ signal }), [purchases]);
  const { status, value, reload } = useLoad(load);
  const shown = (value ?? []).slice(0, MAX_PURCHASES);
  return (
    <NewsCard
      heading={msg('Minhas compras em aberto', { id: 'dassShellOrders' })}
      icon="cart"
      rows={MAX_PURCHASES}
      isLoading={status === 'loading'}
      empty={
        status === 'failed' ? (
          <EmptyState
            kind="failed"
            text={msg('As compras em aberto não puderam ser carregadas.', { id: 'dassShellOrdersFailed' })}
          >
            <RetryButton onRetry={reload} />
          </EmptyState>
        ) : (
          <EmptyState icon="cart" text={msg('Nenhuma compra em aberto.', { id: 'dassShellOrdersNone' })} />
        )
      }
      footer={
        <p>
          <Link to={address}>{msg('Nova compra', { id: 'dassShellOrderNew' })}</Link>
        </p>
      }
    >
      {shown.map(({ id, supplierId, deliveryDate, lines }) => {
        const name = msg(str`Compra ${String(id)}`, { id: 'dassShellOrder' });
        const detail = `${shellOrderMaterialsText(lines.length)} · ${supplierName(supplierId)}`;
        return (
          <li key={id}>
            <EntryLink className="news" url={`${address}?id=${id}`} label={name}>
              <span className="news-title" title={name}>
                {name}
              </span>
              <span className="news-time">
                {msg(str`até ${formatDay(deliveryDate)}`, { id: 'dassShellOrderUntil' })}
              </span>
              <span className="news-detail" title={detail}>
                {detail}
              </span>
            </EntryLink>
          </li>
        );
      })}
    </NewsCard>
  );
}

const shellOrderMaterialsText = (count: number): string =>
  plural(count, {
    one: msg(str`${formatCount(count)} material`, { id: 'dassShellOrderMaterialsOne' }),
    many: msg(str`${formatCount(count)} de materiais`, { id: 'dassShellOrderMaterialsMany' }),
    other: msg(str`${formatCount(count)} materiais`, { id: 'dassShellOrderMaterialsOther' }),
  });
