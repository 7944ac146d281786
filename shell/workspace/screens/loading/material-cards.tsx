import { useMemo } from 'react';
import { getLanguage } from '../../../../locales/index.js';
import { t } from '../../../../locales/workspace.js';
import { DassSkeletonCards } from '../../../../react-wrappers/dass-skeleton-cards.js';
import { materials } from '../../../../sample-data/materials.js';
import { Failure } from '../../../frame/failure.js';
import { PlatformError } from '../../../platform/platform.js';

export type CardsState = 'loading' | 'ready' | 'empty' | 'failed';

const failure = new PlatformError('timeout', 'An example');

export function MaterialCards({ state, count, onRetry }: { state: CardsState; count: number; onRetry: () => void }) {
  const shown = useMemo(() => materials(count), [count]);
  if (state === 'loading') return <DassSkeletonCards count={count} label={t('dassLoadingMaterials')} />;
  if (state === 'failed')
    return <Failure heading={t('dassLoadingMaterialsFailed')} error={failure} onRetry={onRetry} />;
  if (state === 'empty') {
    return (
      <div className="gallery-empty card">
        <p>{t('dassLoadingNoMaterials')}</p>
        <p className="quiet">{t('dassLoadingNoMaterialsAdvice')}</p>
      </div>
    );
  }
  const money = new Intl.NumberFormat(getLanguage(), { style: 'currency', currency: 'BRL' });
  return (
    <ul className="material-cards">
      {shown.map(({ id, code, name, price, unit }) => (
        <li key={id} className="card">
          <span className="code-text">{code}</span>
          <span>{name}</span>
          <span className="quiet">
            {money.format(price)} / {unit}
          </span>
        </li>
      ))}
    </ul>
  );
}
