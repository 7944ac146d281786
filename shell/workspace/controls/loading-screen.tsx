import { useState } from 'react';
import { msg } from '../../locales/localize.js';
import { DassChip } from 'dass-elements/react/dass-chip.js';
import { DassProgress } from 'dass-elements/react/dass-progress.js';
import { DassSlider } from 'dass-elements/react/dass-slider.js';
import { DassSpinner } from 'dass-elements/react/dass-spinner.js';
import { formatPercent } from '../../app/formats.js';
import { useLanguage } from '../../app/use-texts.js';
import { Demo } from '../demo.js';
import { MaterialCards, type CardsState } from './material-cards.js';

const states = [
  { id: 'loading', name: () => msg('Carregando', { id: 'dassLoadingLoading' }) },
  { id: 'ready', name: () => msg('Pronta', { id: 'dassLoadingReady' }) },
  { id: 'empty', name: () => msg('Vazia', { id: 'dassLoadingEmpty' }) },
  { id: 'failed', name: () => msg('Com falha', { id: 'dassLoadingFailed' }) },
] as const satisfies readonly { id: CardsState; name: () => string }[];

/** The states of a list: loading, empty, failed. */
export default function LoadingScreen() {
  useLanguage();
  const [state, setState] = useState<CardsState>('loading');
  const [count, setCount] = useState(6);
  const [done, setDone] = useState(40);

  return (
    <>
      <Demo
        heading={msg('O lugar de uma lista', { id: 'dassLoadingCards' })}
        note={msg('Cada estado diz o que fazer: esperar, mudar o filtro ou tentar de novo.', {
          id: 'dassLoadingCardsNote',
        })}
      >
        <div className="row row-far">
          <div className="row" role="group" aria-label={msg('Estado', { id: 'dassLoadingState' })}>
            {states.map(({ id, name }) => (
              <DassChip key={id} kind="toggle" label={name()} selected={state === id} onPress={() => setState(id)} />
            ))}
          </div>
          <DassSlider
            className="short-slider"
            label={msg('Cartões', { id: 'dassLoadingCount' })}
            min={1}
            max={24}
            value={count}
            onInput={(event) => setCount(event.currentTarget.value)}
          />
        </div>
        <MaterialCards state={state} count={count} onRetry={() => setState('ready')} />
      </Demo>
      <div className="screen-wide">
        <Demo
          heading={msg('Quanto falta', { id: 'dassLoadingProgress' })}
          note={msg('Com um número quando ele é conhecido; sem ele, o movimento diz que algo acontece.', {
            id: 'dassLoadingProgressNote',
          })}
        >
          <DassSlider
            label={msg('Feito', { id: 'dassLoadingDone' })}
            value={done}
            formatValue={formatPercent}
            onInput={(event) => setDone(event.currentTarget.value)}
          />
          <DassProgress label={msg('Enviando a ficha técnica', { id: 'dassLoadingUpload' })} value={done} />
          <DassProgress label={msg('Calculando o consumo', { id: 'dassLoadingUnknown' })} />
        </Demo>
        <Demo
          heading={msg('Um momento', { id: 'dassLoadingSpinner' })}
          note={msg('Para o que costuma levar menos de um segundo.', { id: 'dassLoadingSpinnerNote' })}
        >
          <div className="row row-far">
            <DassSpinner />
            <DassSpinner withLabel label={msg('Atualizando os preços', { id: 'dassLoadingPrices' })} />
          </div>
        </Demo>
      </div>
    </>
  );
}
