import { useState } from 'react';
import { t } from '../../../../locales/workspace.js';
import { DassButton } from '../../../../react-wrappers/dass-button.js';
import { DassIcon } from '../../../../react-wrappers/dass-icon.js';
import { DassPopup } from '../../../../react-wrappers/dass-popup.js';
import { DassSwitch } from '../../../../react-wrappers/dass-switch.js';
import { DassTooltip } from '../../../../react-wrappers/dass-tooltip.js';
import { Demo } from '../../demo.js';

const views = [
  { id: 'list', icon: 'list', name: 'dassButtonsList' },
  { id: 'table', icon: 'table', name: 'dassButtonsTable' },
  { id: 'chart', icon: 'chart', name: 'dassButtonsChart' },
] as const;

const columns = ['dassButtonsColumnCode', 'dassButtonsColumnSupplier', 'dassButtonsColumnPrice'] as const;

/** Icons alone, each with its name as a tip; a choice of views; a panel of settings beside its button. */
export function IconButtons({ label }: { label: string }) {
  const [view, setView] = useState<string>('table');
  const [isOpen, setOpen] = useState(false);
  const [hidden, setHidden] = useState<readonly string[]>([]);

  return (
    <Demo heading={label} note={t('dassButtonsIconsNote')}>
      <div className="row row-far">
        <div className="row" role="group" aria-label={t('dassButtonsView')}>
          {views.map(({ id, icon, name }) => (
            <span key={id}>
              <DassButton
                id={`view-${id}`}
                iconOnly
                label={t(name)}
                pressed={view === id ? 'true' : 'false'}
                tone={view === id ? 'accent' : 'neutral'}
                onClick={() => setView(id)}
              >
                <DassIcon name={icon} />
              </DassButton>
              <DassTooltip for={`view-${id}`} text={t(name)} />
            </span>
          ))}
        </div>
        <DassPopup label={t('dassButtonsColumns')} open={isOpen} onClose={() => setOpen(false)}>
          <DassButton slot="anchor" expanded={isOpen ? 'true' : 'false'} onClick={() => setOpen(!isOpen)}>
            <DassIcon slot="start" name="adjustments" />
            {t('dassButtonsColumns')}
          </DassButton>
          <div className="popup-panel">
            {columns.map((column) => (
              <DassSwitch
                key={column}
                label={t(column)}
                checked={!hidden.includes(column)}
                onChange={() =>
                  setHidden(hidden.includes(column) ? hidden.filter((one) => one !== column) : [...hidden, column])
                }
              />
            ))}
          </div>
        </DassPopup>
        <span className="quiet" role="status">
          {t('dassButtonsColumnsShown', { count: columns.length - hidden.length })}
        </span>
      </div>
    </Demo>
  );
}
