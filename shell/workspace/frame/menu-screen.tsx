import { useMemo, useState } from 'react';
import { msg } from '../../locales/localize.js';
import { DassButton } from 'dass-elements/react/dass-button.js';
import { DassChip } from 'dass-elements/react/dass-chip.js';
import { DassMenuDrawer } from 'dass-elements/react/dass-menu-drawer.js';
import { DassSlider } from 'dass-elements/react/dass-slider.js';
import { businessMenu, countEntries } from '../../../sample-data/menu.js';
import { formatNumber } from '../../app/formats.js';
import { menuInLanguage } from '../../app/translations.js';
import { useLanguage } from '../../app/use-texts.js';
import { Demo } from '../demo.js';
import { invalidMenu } from './invalid-menu.js';

const minSize = countEntries(businessMenu());
/** A separate history, so that these entries do not appear in the user's own. */
const ownHistory = 'workspace-menu';
const MAX_FOLLOWED = 12;

/** The side menu with thousands of entries, and with invalid data. */
export default function MenuScreen() {
  const language = useLanguage();
  const [size, setSize] = useState(minSize);
  const [isInvalid, setInvalid] = useState(false);
  const [isOpen, setOpen] = useState(false);
  const [followed, setFollowed] = useState<readonly string[]>([]);
  const items = useMemo(
    () => (isInvalid ? invalidMenu() : menuInLanguage(businessMenu(size), language)),
    [isInvalid, size, language],
  );

  const drawer = {
    items,
    systemUrl: ownHistory,
    onNavigate: (event: { preventDefault(): void; detail: { url: string; label: string } }) => {
      event.preventDefault();
      const { label, url } = event.detail;
      setFollowed([`${label} → ${url}`, ...followed].slice(0, MAX_FOLLOWED));
    },
  };

  return (
    <Demo
      note={msg(
        'Filtre por algumas letras, com ou sem acentos; as setas vão para os resultados e Enter abre o primeiro.',
        { id: 'dassMenuScreenNote' },
      )}
    >
      <div className="row row-far">
        <DassSlider
          className="short-slider"
          label={msg('Entradas', { id: 'dassMenuScreenSize' })}
          min={minSize}
          max={5_000}
          value={size}
          disabled={isInvalid}
          formatValue={formatNumber}
          onInput={(event) => setSize(event.currentTarget.value)}
        />
        <DassChip
          kind="toggle"
          tone="warning"
          label={msg('Dados inválidos', { id: 'dassMenuScreenDifficult' })}
          selected={isInvalid}
          onPress={() => setInvalid(!isInvalid)}
        />
        <DassButton onClick={() => setOpen(true)}>{msg('Abrir como gaveta', { id: 'dassMenuScreenOpen' })}</DassButton>
      </div>
      <div className="menu-frame card">
        <DassMenuDrawer {...drawer} docked open />
        <div
          className="menu-followed"
          role="log"
          tabIndex={0}
          aria-label={msg('Entradas seguidas', { id: 'dassMenuScreenFollowed' })}
        >
          {followed.length === 0 && (
            <p className="quiet">
              {msg('Siga uma entrada do menu: o endereço aparece aqui.', { id: 'dassMenuScreenNothing' })}
            </p>
          )}
          {followed.map((line, index) => (
            <p key={followed.length - index}>{line}</p>
          ))}
        </div>
      </div>
      <DassMenuDrawer {...drawer} open={isOpen} onClose={() => setOpen(false)} />
    </Demo>
  );
}
