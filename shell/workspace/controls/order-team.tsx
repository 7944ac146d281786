import { msg } from '../../locales/localize.js';
import { DassAvatar } from 'dass-elements/react/dass-avatar.js';
import { DassBadge } from 'dass-elements/react/dass-badge.js';
import type { Employee } from '../../../sample-data/employees.js';
import { imageAvatar } from '../../../sample-data/notifications.js';

/** The team of the order, and one entry for the factory, with an image as avatar. */
export function OrderTeam({ team }: { team: readonly Employee[] }) {
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
