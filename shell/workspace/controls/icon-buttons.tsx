import { useState } from 'react';
import { formatCount, msg, plural, str } from '../../locales/localize.js';
import { DassButton } from 'dass-elements/react/dass-button.js';
import { DassIcon } from 'dass-elements/react/dass-icon.js';
import { DassPopup } from 'dass-elements/react/dass-popup.js';
import { DassSwitch } from 'dass-elements/react/dass-switch.js';
import { DassTooltip } from 'dass-elements/react/dass-tooltip.js';
import { Demo } from '../demo.js';

const views = [
  { id: 'list', icon: 'list', name: () => msg('Lista', { id: 'dassButtonsList' }) },
  { id: 'table', icon: 'table', name: () => msg('Tabela', { id: 'dassButtonsTable' }) },
  { id: 'chart', icon: 'chart', name: () => msg('Gráfico', { id: 'dassButtonsChart' }) },
] as const;

const columns = [
  { id: 'code', name: () => msg('Código', { id: 'dassButtonsColumnCode' }) },
  { id: 'supplier', name: () => msg('Fornecedor', { id: 'dassButtonsColumnSupplier' }) },
  { id: 'price', name: () => msg('Preço', { id: 'dassButtonsColumnPrice' }) },
] as const;

/** Icon buttons with tooltips, a view switcher, and a settings panel beside its button. */
export function IconButtons({ label }: { label: string }) {
  const [view, setView] = useState<string>('table');
  const [isOpen, setOpen] = useState(false);
  const [hidden, setHidden] = useState<readonly string[]>([]);

  return (
    <Demo
      heading={label}
      note={msg('Um ícone sozinho diz o seu nome em uma dica: com o ponteiro, com o foco ou ao segurar o dedo.', {
        id: 'dassButtonsIconsNote',
      })}
    >
      <div className="row row-far">
        <div className="row" role="group" aria-label={msg('Visualização', { id: 'dassButtonsView' })}>
          {views.map(({ id, icon, name }) => (
            <span key={id}>
              <DassButton
                id={`view-${id}`}
                iconOnly
                label={name()}
                pressed={view === id ? 'true' : 'false'}
                tone={view === id ? 'accent' : 'neutral'}
                onClick={() => setView(id)}
              >
                <DassIcon name={icon} />
              </DassButton>
              <DassTooltip for={`view-${id}`} text={name()} />
            </span>
          ))}
        </div>
        <DassPopup label={msg('Colunas', { id: 'dassButtonsColumns' })} open={isOpen} onClose={() => setOpen(false)}>
          <DassButton slot="anchor" expanded={isOpen ? 'true' : 'false'} onClick={() => setOpen(!isOpen)}>
            <DassIcon slot="start" name="adjustments" />
            {msg('Colunas', { id: 'dassButtonsColumns' })}
          </DassButton>
          <div className="popup-panel">
            {columns.map(({ id, name }) => (
              <DassSwitch
                key={id}
                label={name()}
                checked={!hidden.includes(id)}
                onChange={() => setHidden(hidden.includes(id) ? hidden.filter((one) => one !== id) : [...hidden, id])}
              />
            ))}
          </div>
        </DassPopup>
        <span className="quiet" role="status">
          {buttonsColumnsShownText(columns.length - hidden.length)}
        </span>
      </div>
    </Demo>
  );
}

const buttonsColumnsShownText = (count: number): string =>
  plural(count, {
    one: msg(str`${formatCount(count)} coluna visível`, { id: 'dassButtonsColumnsShownOne' }),
    many: msg(str`${formatCount(count)} de colunas visíveis`, { id: 'dassButtonsColumnsShownMany' }),
    other: msg(str`${formatCount(count)} colunas visíveis`, { id: 'dassButtonsColumnsShownOther' }),
  });
