import { useState } from 'react';
import { t } from '../../../../locales/workspace.js';
import { DassChip } from '../../../../react-wrappers/dass-chip.js';
import { DassProgress } from '../../../../react-wrappers/dass-progress.js';
import { DassSlider } from '../../../../react-wrappers/dass-slider.js';
import { DassSpinner } from '../../../../react-wrappers/dass-spinner.js';
import { formatPercent } from '../../../app/formats.js';
import { useLanguage } from '../../../app/use-texts.js';
import { Demo } from '../../demo.js';
import { MaterialCards, type CardsState } from './material-cards.js';

const states = [
  { id: 'loading', name: 'dassLoadingLoading' },
  { id: 'ready', name: 'dassLoadingReady' },
  { id: 'empty', name: 'dassLoadingEmpty' },
  { id: 'failed', name: 'dassLoadingFailed' },
] as const satisfies readonly { id: CardsState; name: string }[];

/** What stands in the place of a list while it comes, when it is empty, and when it does not come. */
export default function LoadingScreen() {
  useLanguage();
  const [state, setState] = useState<CardsState>('loading');
  const [count, setCount] = useState(6);
  const [done, setDone] = useState(40);

  return (
    <>
      <Demo heading={t('dassLoadingCards')} note={t('dassLoadingCardsNote')}>
        <div className="row row-far">
          <div className="row" role="group" aria-label={t('dassLoadingState')}>
            {states.map(({ id, name }) => (
              <DassChip key={id} kind="toggle" label={t(name)} selected={state === id} onPress={() => setState(id)} />
            ))}
          </div>
          <DassSlider
            className="short-slider"
            label={t('dassLoadingCount')}
            min={1}
            max={24}
            value={count}
            onInput={(event) => setCount(event.currentTarget.value)}
          />
        </div>
        <MaterialCards state={state} count={count} onRetry={() => setState('ready')} />
      </Demo>
      <div className="screen-wide">
        <Demo heading={t('dassLoadingProgress')} note={t('dassLoadingProgressNote')}>
          <DassSlider
            label={t('dassLoadingDone')}
            value={done}
            formatValue={formatPercent}
            onInput={(event) => setDone(event.currentTarget.value)}
          />
          <DassProgress label={t('dassLoadingUpload')} value={done} />
          <DassProgress label={t('dassLoadingUnknown')} />
        </Demo>
        <Demo heading={t('dassLoadingSpinner')} note={t('dassLoadingSpinnerNote')}>
          <div className="row row-far">
            <DassSpinner />
            <DassSpinner withLabel label={t('dassLoadingPrices')} />
          </div>
        </Demo>
      </div>
    </>
  );
}
