import { useEffect, useRef, useState } from 'react';
import { t } from '../../../../locales/workspace.js';
import { DassButton } from '../../../../react-wrappers/dass-button.js';
import { DassChip } from '../../../../react-wrappers/dass-chip.js';
import { DassIcon } from '../../../../react-wrappers/dass-icon.js';
import { DassMenu } from '../../../../react-wrappers/dass-menu.js';
import { supplierAt } from '../../../../sample-data/suppliers.js';
import { Demo } from '../../demo.js';

const order = '48213';
const saveTime = 1_500;

type Said =
  | 'dassButtonsSaved'
  | 'dassButtonsApproved'
  | 'dassButtonsRejected'
  | 'dassButtonsDuplicated'
  | 'dassButtonsCancelled';

/** The actions of a purchase order: one main one, some others, one that destroys, and the rest in a menu. */
export function ActionBar() {
  const [isSaving, setSaving] = useState(false);
  const [isFollowed, setFollowed] = useState(true);
  const [said, setSaid] = useState<Said>();
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined);
  useEffect(() => () => clearTimeout(timer.current), []);

  const save = () => {
    setSaving(true);
    timer.current = setTimeout(() => {
      setSaving(false);
      setSaid('dassButtonsSaved');
    }, saveTime);
  };
  const choose = (id: string) => {
    if (id === 'follow') setFollowed(!isFollowed);
    else setSaid(id === 'cancel' ? 'dassButtonsCancelled' : 'dassButtonsDuplicated');
  };

  return (
    <Demo heading={t('dassButtonsOrder', { order })} note={supplierAt(7).name}>
      <div className="row">
        <DassButton appearance="solid" onClick={() => setSaid('dassButtonsApproved')}>
          {t('dassButtonsApprove')}
        </DassButton>
        <DassButton busy={isSaving} onClick={save}>
          {t('dassButtonsSave')}
        </DassButton>
        <DassButton tone="danger" onClick={() => setSaid('dassButtonsRejected')}>
          {t('dassButtonsReject')}
        </DassButton>
        <DassMenu
          label={t('dassButtonsMore')}
          entries={[
            { id: 'duplicate', label: t('dassButtonsDuplicate'), icon: 'copy' },
            { id: 'send', label: t('dassButtonsSend'), icon: 'truck', disabled: true },
            { id: 'follow', label: t('dassButtonsFollow'), checked: isFollowed },
            { id: 'cancel', label: t('dassButtonsCancel'), icon: 'trash', danger: true, divided: true },
          ]}
          onMenuSelect={(event) => choose(event.detail.entry.id)}
        >
          <DassButton slot="anchor" appearance="plain">
            {t('dassButtonsMore')}
            <DassIcon slot="end" name="chevronDown" />
          </DassButton>
        </DassMenu>
        {isFollowed && <DassChip tone="info" label={t('dassButtonsFollowed')} />}
      </div>
      <p className="said" role="status">
        {said ? t(said, { order }) : t('dassButtonsNothing')}
      </p>
    </Demo>
  );
}
