import { useState } from 'react';
import { t } from '../../../../locales/workspace.js';
import { DassButton } from '../../../../react-wrappers/dass-button.js';
import { DassDialog } from '../../../../react-wrappers/dass-dialog.js';

const widths = ['s', 'm', 'l', '70vw'] as const;

/** Dialogs on top of each other, each of another width; Escape takes the top one away and gives the focus back. */
export function StackedDialogs() {
  const [depth, setDepth] = useState(0);
  const close = (level: number) => setDepth(level);
  return (
    <>
      <div>
        <DassButton onClick={() => setDepth(1)}>{t('dassDialogsOpenFirst')}</DassButton>
      </div>
      {widths.map((width, level) => (
        <DassDialog
          key={width}
          width={width}
          heading={t('dassDialogsLevel', { level: level + 1 })}
          open={depth > level}
          onClose={() => close(level)}
        >
          <p>{t('dassDialogsWidth', { width })}</p>
          <DassButton slot="footer" onClick={() => close(level)}>
            {t('dassDialogsBack')}
          </DassButton>
          {level + 1 < widths.length && (
            <DassButton slot="footer" appearance="solid" onClick={() => setDepth(level + 2)}>
              {t('dassDialogsNext')}
            </DassButton>
          )}
        </DassDialog>
      ))}
    </>
  );
}
