import { useState } from 'react';
import { notify } from '../../../../elements/controls/notice/notify.js';
import { t } from '../../../../locales/workspace.js';
import { DassButton } from '../../../../react-wrappers/dass-button.js';
import { DassSlider } from '../../../../react-wrappers/dass-slider.js';
import { Demo } from '../../demo.js';

const places = [
  { position: 'top-start', name: 'dassNoticesTopStart' },
  { position: 'top', name: 'dassNoticesTop' },
  { position: 'top-end', name: 'dassNoticesTopEnd' },
  { position: 'bottom-start', name: 'dassNoticesBottomStart' },
  { position: 'bottom', name: 'dassNoticesBottom' },
  { position: 'bottom-end', name: 'dassNoticesBottomEnd' },
] as const;

/** Notices at each side of the screen, for as long as a person says. */
export function Places() {
  const [seconds, setSeconds] = useState(5);
  return (
    <Demo heading={t('dassNoticesPlaces')} note={t('dassNoticesPlacesNote')}>
      <DassSlider
        className="short-slider"
        label={t('dassNoticesDuration')}
        min={0}
        max={30}
        value={seconds}
        formatValue={(value) => t('dassNoticesSeconds', { count: value })}
        onInput={(event) => setSeconds(event.currentTarget.value)}
      />
      <div className="notice-places">
        {places.map(({ position, name }) => (
          <DassButton
            key={position}
            onClick={() => void notify({ message: t('dassNoticesPlaced'), position, duration: seconds * 1000 })}
          >
            {t(name)}
          </DassButton>
        ))}
      </div>
    </Demo>
  );
}
