import { useState } from 'react';
import { msg, str } from '../../locales/localize.js';
import { DassButton } from 'dass-elements/react/dass-button.js';
import { DassDrawer } from 'dass-elements/react/dass-drawer.js';
import { materials, type Material } from '../../../sample-data/materials.js';
import { formatMoney } from '../../app/formats.js';
import { unitName } from '../material-options.js';

const sample = materials(4);

/** The details of a list entry in a drawer at the side. */
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
              label={msg(str`Detalhes de ${material.name}`, { id: 'dassDialogsShow' })}
              onClick={() => {
                setShown(material);
                setOpen(true);
              }}
            >
              {msg('Detalhes', { id: 'dassDialogsDetails' })}
            </DassButton>
          </li>
        ))}
      </ul>
      <DassDrawer
        placement="end"
        heading={shown?.code ?? msg('Detalhes', { id: 'dassDialogsDetails' })}
        open={isOpen}
        onClose={() => setOpen(false)}
      >
        {shown && (
          <div className="drawer-content">
            <h2>{shown.code}</h2>
            <p>{shown.name}</p>
            <dl className="facts">
              <dt>{msg('Família', { id: 'dassDialogsFamily' })}</dt>
              <dd>{shown.familyName}</dd>
              <dt>{msg('Fornecedor', { id: 'dassDialogsSupplier' })}</dt>
              <dd>{shown.supplier}</dd>
              <dt>{msg('Preço', { id: 'dassDialogsPrice' })}</dt>
              <dd>
                {msg(str`${formatMoney(shown.price)} por ${unitName(shown.unit)}`, { id: 'dassDialogsPricePer' })}
              </dd>
            </dl>
            <DassButton onClick={() => setOpen(false)}>{msg('Fechar', { id: 'dassDialogsBack' })}</DassButton>
          </div>
        )}
      </DassDrawer>
    </>
  );
}
