import { useEffect, useRef, useState } from 'react';
import { msg, str } from '../../locales/localize.js';
import { DassButton } from 'dass-elements/react/dass-button.js';
import { DassChip } from 'dass-elements/react/dass-chip.js';
import { DassIcon } from 'dass-elements/react/dass-icon.js';
import { DassMenu } from 'dass-elements/react/dass-menu.js';
import { supplierAt } from '../../../sample-data/suppliers.js';
import { Demo } from '../demo.js';

const order = '48213';
const SAVE_TIME_MS = 1_500;

const saved = (): string => msg(str`Rascunho do pedido ${order} salvo.`, { id: 'dassButtonsSaved' });
const approved = (): string => msg(str`Pedido ${order} aprovado.`, { id: 'dassButtonsApproved' });
const rejected = (): string => msg(str`Pedido ${order} recusado.`, { id: 'dassButtonsRejected' });
const duplicated = (): string => msg(str`Pedido ${order} duplicado.`, { id: 'dassButtonsDuplicated' });
const cancelled = (): string => msg(str`Pedido ${order} cancelado.`, { id: 'dassButtonsCancelled' });

/** The actions of a purchase order: a primary one, some secondary ones, a destructive one, and the rest in a menu. */
export function ActionBar() {
  const [isSaving, setSaving] = useState(false);
  const [isFollowed, setFollowed] = useState(true);
  const [result, setResult] = useState<() => string>();
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined);
  useEffect(() => () => clearTimeout(timer.current), []);

  const save = () => {
    setSaving(true);
    timer.current = setTimeout(() => {
      setSaving(false);
      setResult(() => saved);
    }, SAVE_TIME_MS);
  };
  const handleMenuSelect = (id: string) => {
    if (id === 'follow') setFollowed(!isFollowed);
    else setResult(() => (id === 'cancel' ? cancelled : duplicated));
  };

  return (
    <Demo heading={msg(str`Pedido de compra ${order}`, { id: 'dassButtonsOrder' })} note={supplierAt(7).name}>
      <div className="row">
        <DassButton appearance="solid" onClick={() => setResult(() => approved)}>
          {msg('Aprovar', { id: 'dassButtonsApprove' })}
        </DassButton>
        <DassButton busy={isSaving} onClick={save}>
          {msg('Salvar rascunho', { id: 'dassButtonsSave' })}
        </DassButton>
        <DassButton tone="danger" onClick={() => setResult(() => rejected)}>
          {msg('Recusar', { id: 'dassButtonsReject' })}
        </DassButton>
        <DassMenu
          label={msg('Mais ações', { id: 'dassButtonsMore' })}
          entries={[
            { id: 'duplicate', label: msg('Duplicar', { id: 'dassButtonsDuplicate' }), icon: 'copy' },
            {
              id: 'send',
              label: msg('Enviar ao fornecedor', { id: 'dassButtonsSend' }),
              icon: 'truck',
              disabled: true,
            },
            { id: 'follow', label: msg('Acompanhar', { id: 'dassButtonsFollow' }), checked: isFollowed },
            {
              id: 'cancel',
              label: msg('Cancelar pedido', { id: 'dassButtonsCancel' }),
              icon: 'trash',
              danger: true,
              divided: true,
            },
          ]}
          onMenuSelect={(event) => handleMenuSelect(event.detail.entry.id)}
        >
          <DassButton slot="anchor" appearance="plain">
            {msg('Mais ações', { id: 'dassButtonsMore' })}
            <DassIcon slot="end" name="chevronDown" />
          </DassButton>
        </DassMenu>
        {isFollowed && <DassChip tone="info" label={msg('Acompanhado', { id: 'dassButtonsFollowed' })} />}
      </div>
      <p className="action-result" role="status">
        {result?.() ?? msg('Nada feito ainda.', { id: 'dassButtonsNothing' })}
      </p>
    </Demo>
  );
}
