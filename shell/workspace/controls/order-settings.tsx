import { useRef, useState } from 'react';
import { msg } from '../../locales/localize.js';
import { DassButton } from 'dass-elements/react/dass-button.js';
import { DassFormLayout } from 'dass-elements/react/dass-form-layout.js';
import { DassSlider } from 'dass-elements/react/dass-slider.js';
import { DassSwitch } from 'dass-elements/react/dass-switch.js';

/** A plain form: the switches and sliders submit their values like native controls. */
export function OrderSettings() {
  const form = useRef<HTMLFormElement>(null);
  const [sent, setSent] = useState('');

  const send = (event: { preventDefault(): void }) => {
    event.preventDefault();
    if (form.current) setSent(new URLSearchParams(new FormData(form.current) as never).toString());
  };

  return (
    <form ref={form} className="tab-panel settings" onSubmit={send} onReset={() => setSent('')}>
      <DassFormLayout columns={1}>
        <DassSwitch
          name="urgente"
          label={msg('Ordem urgente', { id: 'dassControlsUrgent' })}
          hint={msg('Passa à frente das outras na programação da semana.', { id: 'dassControlsUrgentHint' })}
        />
        <DassSwitch
          name="avisar"
          label={msg('Avisar a equipe de cada parada', { id: 'dassControlsNotify' })}
          defaultChecked
        />
        <DassSwitch
          name="auditoria"
          label={msg('Registrar para auditoria', { id: 'dassControlsAudit' })}
          defaultChecked
          disabled
        />
        <DassSlider
          name="lote"
          label={msg('Pares por lote', { id: 'dassControlsLot' })}
          min={12}
          max={240}
          step={12}
          defaultValue={96}
        />
        <DassSlider
          name="prioridade"
          label={msg('Prioridade', { id: 'dassControlsPriority' })}
          stepLabels={[
            msg('Baixa', { id: 'dassControlsLow' }),
            msg('Normal', { id: 'dassControlsNormal' }),
            msg('Alta', { id: 'dassControlsHigh' }),
          ]}
          defaultValue={1}
        />
        <DassButton slot="actions" type="reset">
          {msg('Restaurar padrão', { id: 'dassControlsReset' })}
        </DassButton>
        <DassButton slot="actions" type="submit" appearance="solid">
          {msg('Aplicar', { id: 'dassControlsApply' })}
        </DassButton>
      </DassFormLayout>
      <p className="action-result" role="status">
        {sent && (
          <>
            {msg('O formulário enviaria:', { id: 'dassControlsSent' })} <code>{sent}</code>
          </>
        )}
      </p>
    </form>
  );
}
