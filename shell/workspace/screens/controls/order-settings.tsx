import { useRef, useState } from 'react';
import { t } from '../../../../locales/workspace.js';
import { DassButton } from '../../../../react-wrappers/dass-button.js';
import { DassSlider } from '../../../../react-wrappers/dass-slider.js';
import { DassSwitch } from '../../../../react-wrappers/dass-switch.js';

/** A plain form: what the switches and sliders say is what the browser would send. */
export function OrderSettings() {
  const form = useRef<HTMLFormElement>(null);
  const [sent, setSent] = useState('');

  const send = (event: { preventDefault(): void }) => {
    event.preventDefault();
    if (form.current) setSent(new URLSearchParams(new FormData(form.current) as never).toString());
  };

  return (
    <form ref={form} className="tab-panel settings" onSubmit={send} onReset={() => setSent('')}>
      <DassSwitch name="urgente" label={t('dassControlsUrgent')} hint={t('dassControlsUrgentHint')} />
      <DassSwitch name="avisar" label={t('dassControlsNotify')} defaultChecked />
      <DassSwitch name="auditoria" label={t('dassControlsAudit')} defaultChecked disabled />
      <DassSlider name="lote" label={t('dassControlsLot')} min={12} max={240} step={12} defaultValue={96} />
      <DassSlider
        name="prioridade"
        label={t('dassControlsPriority')}
        stepLabels={[t('dassControlsLow'), t('dassControlsNormal'), t('dassControlsHigh')]}
        defaultValue={1}
      />
      <div className="row">
        <DassButton type="submit" appearance="solid">
          {t('dassControlsApply')}
        </DassButton>
        <DassButton type="reset">{t('dassControlsReset')}</DassButton>
      </div>
      <p className="said" role="status">
        {sent && (
          <>
            {t('dassControlsSent')} <code>{sent}</code>
          </>
        )}
      </p>
    </form>
  );
}
