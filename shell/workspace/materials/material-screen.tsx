import { useState } from 'react';
import { useSearchParams } from 'react-router-dom';
import { msg, str } from '../../locales/localize.js';
import { recordIdOf } from '../../app/filter-parameters.js';
import { useLanguage } from '../../app/use-texts.js';
import { paths } from '../../app/paths.js';
import { RecordScreen } from '../record/record-screen.js';
import type { ScreenProps } from '../screen.js';
import { MaterialRecord } from './material-record.js';
import { lostMaterial } from './use-material.js';

/** Screen of one material with every field of the kit. Without `id` in the address it creates a new one. */
export default function MaterialScreen({ screen }: ScreenProps) {
  useLanguage();
  const [address, setAddress] = useSearchParams();
  const [isDirty, setDirty] = useState(false);
  const id = recordIdOf(address);

  return (
    <MaterialRecord
      id={id}
      isDirty={isDirty}
      onDirty={setDirty}
      onSaved={(saved) => id === undefined && setAddress({ id: String(saved.id) }, { replace: true })}
    >
      {(sheet, content, translate) => (
        <RecordScreen
          screen={screen}
          parent={paths.screen('materials')}
          heading={
            id === undefined
              ? msg('Novo material', { id: 'dassMaterialNewHeading' })
              : sheet
                ? msg(str`Material ${sheet.code}`, { id: 'dassMaterialHeading' })
                : msg('Ficha de material', { id: 'dassScreenMaterial' })
          }
          subheading={sheet?.name ?? ''}
          icon="clipboardList"
          actions={translate}
          isDirty={isDirty}
          lost={lostMaterial}
        >
          {content}
        </RecordScreen>
      )}
    </MaterialRecord>
  );
}
