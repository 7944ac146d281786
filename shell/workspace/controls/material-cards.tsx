import { useMemo } from 'react';
import { msg } from '../../locales/localize.js';
import { DassButton } from 'dass-elements/react/dass-button.js';
import { DassSkeletonCards } from 'dass-elements/react/dass-skeleton-cards.js';
import { DassIcon } from 'dass-elements/react/dass-icon.js';
import { materials } from '../../../sample-data/materials.js';
import type { MaterialFamily } from '../../../sample-data/suppliers.js';
import { formatMoney } from '../../app/formats.js';
import { unitName } from '../material-options.js';
import { EmptyState } from '../../frame/empty-state.js';
import { Failure } from '../../frame/failure.js';
import { PlatformError } from '../../app/service-call.js';

export type CardsState = 'loading' | 'ready' | 'empty' | 'failed';

const familyIcons = {
  textile: 'shirt',
  leather: 'palette',
  soles: 'shoe',
  threads: 'thread',
  trims: 'pin',
  packaging: 'box',
} as const satisfies Record<MaterialFamily, string>;

const failure = new PlatformError('timeout', 'An example');

export function MaterialCards({ state, count, onRetry }: { state: CardsState; count: number; onRetry: () => void }) {
  const shown = useMemo(() => materials(count), [count]);
  if (state === 'loading')
    return <DassSkeletonCards count={count} label={msg('Carregando os materiais', { id: 'dassLoadingMaterials' })} />;
  if (state === 'failed')
    return (
      <Failure
        heading={msg('Os materiais não puderam ser carregados.', { id: 'dassLoadingMaterialsFailed' })}
        error={failure}
        onRetry={onRetry}
      />
    );
  if (state === 'empty') {
    return (
      <EmptyState
        className="card"
        kind="nothing-found"
        heading={msg('Nenhum material corresponde ao filtro.', { id: 'dassLoadingNoMaterials' })}
        text={msg('Remova uma condição ou cadastre um material novo.', { id: 'dassLoadingNoMaterialsAdvice' })}
      >
        <DassButton onClick={onRetry}>{msg('Limpar filtro', { id: 'dassLoadingClearFilter' })}</DassButton>
      </EmptyState>
    );
  }
  return (
    <ul className="material-cards">
      {shown.map(({ id, code, name, family, price, unit }) => (
        <li key={id} className="card">
          <span className="material-picture">
            <DassIcon name={familyIcons[family]} />
          </span>
          <span className="code-text">{code}</span>
          <span>{name}</span>
          <span className="quiet">
            {formatMoney(price)} / {unitName(unit)}
          </span>
        </li>
      ))}
    </ul>
  );
}
