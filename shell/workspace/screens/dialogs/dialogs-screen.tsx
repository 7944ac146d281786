import { t } from '../../../../locales/workspace.js';
import { useLanguage } from '../../../app/use-texts.js';
import { Demo } from '../../demo.js';
import { MaterialDrawer } from './material-drawer.js';
import { StackedDialogs } from './stacked-dialogs.js';
import { SupplierDialog } from './supplier-dialog.js';

export default function DialogsScreen() {
  useLanguage();
  return (
    <div className="screen-wide">
      <Demo heading={t('dassDialogsUnsaved')} note={t('dassDialogsUnsavedNote')}>
        <SupplierDialog />
      </Demo>
      <Demo heading={t('dassDialogsStack')} note={t('dassDialogsStackNote')}>
        <StackedDialogs />
      </Demo>
      <Demo heading={t('dassDialogsDrawer')} note={t('dassDialogsDrawerNote')}>
        <MaterialDrawer />
      </Demo>
    </div>
  );
}
