import { useState } from 'react';
import { t } from '../../../../locales/workspace.js';
import { DassTabs } from '../../../../react-wrappers/dass-tabs.js';
import { people } from '../../../../sample-data/people.js';
import { processSteps } from '../../../../sample-data/process-steps.js';
import { inLanguage } from '../../../app/translations.js';
import { useLanguage } from '../../../app/use-texts.js';
import { Demo } from '../../demo.js';
import { OrderSettings } from './order-settings.js';
import { OrderSteps } from './order-steps.js';
import { OrderTeam } from './order-team.js';

const steps = processSteps(14);
const team = people(6);

/** A production order as its sheet: steps, team and settings, each in its tab. */
export default function ControlsScreen() {
  const language = useLanguage();
  const [tab, setTab] = useState('steps');
  const stopped = steps.filter(({ status }) => status === 'stopped').length;
  return (
    <Demo heading={t('dassControlsOrder', { order: '10421' })} note={t('dassControlsOrderNote', { pairs: 1_240 })}>
      <DassTabs
        label={t('dassControlsOrder', { order: '10421' })}
        value={tab}
        tabs={[
          { id: 'steps', label: t('dassControlsSteps'), icon: 'route', badge: stopped },
          { id: 'team', label: t('dassControlsTeam'), icon: 'users' },
          { id: 'settings', label: t('dassControlsSettings'), icon: 'settings' },
          { id: 'costs', label: t('dassControlsCosts'), icon: 'cash', disabled: true },
        ]}
        onTabChange={(event) => setTab(event.detail.value)}
      >
        <div slot="steps">
          <OrderSteps steps={steps.map((step) => inLanguage(step, language))} />
        </div>
        <div slot="team">
          <OrderTeam team={team.map((person) => inLanguage(person, language))} />
        </div>
        <div slot="settings">
          <OrderSettings />
        </div>
      </DassTabs>
    </Demo>
  );
}
