import { formatCount, msg, str } from '../../locales/localize.js';
import { DassTabs } from 'dass-elements/react/dass-tabs.js';
import { employees, type Employee } from '../../../sample-data/employees.js';
import { processSteps } from '../../../sample-data/process-steps.js';
import { inLanguage } from '../../app/translations.js';
import { useLanguage } from '../../app/use-texts.js';
import { usePanel } from '../../history/use-panel.js';
import { Demo } from '../demo.js';
import { OrderSettings } from './order-settings.js';
import { OrderSteps } from './order-steps.js';
import { DassAvatar } from 'dass-elements/react/dass-avatar.js';
import { DassBadge } from 'dass-elements/react/dass-badge.js';
import { imageAvatar } from '../../../sample-data/notifications.js';

const steps = processSteps(14);
const team = employees(6);

/** A production order with steps, team and settings in tabs. */
export default function ControlsScreen() {
  const language = useLanguage();
  const [tab, setTab] = usePanel<string>('order', 'steps');
  const open = steps.filter(({ status }) => status !== 'done').length;
  return (
    <Demo
      heading={msg(str`Ordem de produção ${'10421'}`, { id: 'dassControlsOrder' })}
      note={msg(str`Tênis Aurora 38, ${formatCount(1_240)} pares, entrega na semana 47.`, {
        id: 'dassControlsOrderNote',
      })}
    >
      <DassTabs
        label={msg(str`Ordem de produção ${'10421'}`, { id: 'dassControlsOrder' })}
        value={tab}
        tabs={[
          { id: 'steps', label: msg('Etapas', { id: 'dassControlsSteps' }), icon: 'route', badge: open },
          { id: 'team', label: msg('Equipe', { id: 'dassControlsTeam' }), icon: 'users' },
          { id: 'settings', label: msg('Ajustes', { id: 'dassControlsSettings' }), icon: 'settings' },
          { id: 'costs', label: msg('Custos', { id: 'dassControlsCosts' }), icon: 'cash', disabled: true },
        ]}
        onTabChange={(event) => setTab(event.detail.value)}
      >
        <div slot="steps">
          <OrderSteps steps={steps.map((step) => inLanguage(step, language))} />
        </div>
        <div slot="team">
          <OrderTeam team={team.map((member) => inLanguage(member, language))} />
        </div>
        <div slot="settings">
          <OrderSettings />
        </div>
      </DassTabs>
    </Demo>
  );
}

/** The team of the order, and one entry for the factory, with an image as avatar. */
function OrderTeam({ team }: { team: readonly Employee[] }) {
  return (
    <ul className="plain-list tab-panel">
      {team.map(({ id, name, role, area }, index) => (
        <li key={id}>
          <DassAvatar avatar={name} />
          <span className="grow">{name}</span>
          <span className="quiet">
            {role} · {area}
          </span>
          {index < 3 && (
            <DassBadge
              count={[128, 7, 1][index] ?? 0}
              label={msg('Tarefas abertas', { id: 'dassControlsOpenTasks' })}
            />
          )}
        </li>
      ))}
      <li>
        <DassAvatar avatar={imageAvatar} />
        <span className="grow">{msg('Fábrica Aurora', { id: 'dassControlsFactory' })}</span>
        <DassBadge dot tone="success" label={msg('Conectada', { id: 'dassControlsOnline' })} />
      </li>
    </ul>
  );
}
