import { useState } from 'react';
import { t } from '../../../../locales/workspace.js';
import { DassButton } from '../../../../react-wrappers/dass-button.js';
import { DassDrawer } from '../../../../react-wrappers/dass-drawer.js';
import { materials, type Material } from '../../../../sample-data/materials.js';
import { formatMoney } from '../../../app/formats.js';

const sample = materials(4);

/** What a list says of one of its entries, in a panel at the side. */
export function MaterialDrawer() {
  const [shown, setShown] = useState<Material>();
  const [isOpen, setOpen] = useState(false);

  return (
    <>
      <ul className="plain-list">
        {sample.map((material) => (
          <li key={material.id}>
            <span className="code-text">{material.code}</span>
            <span className="grow">{material.name}</span>
            <DassButton
              appearance="plain"
              tone="accent"
              label={t('dassDialogsShow', { name: material.name })}
              onClick={() => {
                setShown(material);
                setOpen(true);
              }}
            >
              {t('dassDialogsDetails')}
            </DassButton>
          </li>
        ))}
      </ul>
      <DassDrawer
        placement="end"
        heading={shown?.code ?? t('dassDialogsDetails')}
        open={isOpen}
        onClose={() => setOpen(false)}
      >
        {shown && (
          <div className="drawer-content">
            <h2>{shown.code}</h2>
            <p>{shown.name}</p>
            <dl className="facts">
              <dt>{t('dassDialogsFamily')}</dt>
              <dd>{shown.familyName}</dd>
              <dt>{t('dassDialogsSupplier')}</dt>
              <dd>{shown.supplier}</dd>
              <dt>{t('dassDialogsPrice')}</dt>
              <dd>{t('dassDialogsPricePer', { price: formatMoney(shown.price), unit: shown.unit })}</dd>
            </dl>
            <DassButton onClick={() => setOpen(false)}>{t('dassDialogsBack')}</DassButton>
          </div>
        )}
      </DassDrawer>
    </>
  );
}
