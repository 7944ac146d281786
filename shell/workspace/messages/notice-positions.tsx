import { useState } from 'react';
import { notify } from 'dass-elements/dialogs.js';
import { formatCount, msg, str } from '../../locales/localize.js';
import { DassButton } from 'dass-elements/react/dass-button.js';
import { DassSlider } from 'dass-elements/react/dass-slider.js';
import { Demo } from '../demo.js';

const positions = [
  { position: 'top-start', name: () => msg('Em cima, no início', { id: 'dassNoticesTopStart' }) },
  { position: 'top', name: () => msg('Em cima', { id: 'dassNoticesTop' }) },
  { position: 'top-end', name: () => msg('Em cima, no fim', { id: 'dassNoticesTopEnd' }) },
  { position: 'bottom-start', name: () => msg('Embaixo, no início', { id: 'dassNoticesBottomStart' }) },
  { position: 'bottom', name: () => msg('Embaixo', { id: 'dassNoticesBottom' }) },
  { position: 'bottom-end', name: () => msg('Embaixo, no fim', { id: 'dassNoticesBottomEnd' }) },
] as const;

/** Notices at each position, with a configurable duration. */
export function NoticePositions() {
  const [seconds, setSeconds] = useState(5);
  return (
    <Demo
      heading={msg('Posições e duração', { id: 'dassNoticesPlaces' })}
      note={msg('Um aviso sem tempo (0) fica até alguém o fechar.', { id: 'dassNoticesPlacesNote' })}
    >
      <DassSlider
        className="short-slider"
        label={msg('Duração', { id: 'dassNoticesDuration' })}
        min={0}
        max={30}
        value={seconds}
        formatValue={(value) => msg(str`${formatCount(value)} s`, { id: 'dassNoticesSeconds' })}
        onInput={(event) => setSeconds(event.currentTarget.value)}
      />
      <div className="notice-positions">
        {positions.map(({ position, name }) => (
          <DassButton
            key={position}
            onClick={() =>
              void notify({
                message: msg('Este aviso está aqui.', { id: 'dassNoticesPlaced' }),
                position,
                duration: seconds * 1000,
              })
            }
          >
            {name()}
          </DassButton>
        ))}
      </div>
    </Demo>
  );
}
