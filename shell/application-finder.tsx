import { confirm, notify } from 'dass-elements/dialogs.js';
import { history } from 'dass-elements/history.js';
import { getLanguage, languages, setLanguage, type Language } from 'dass-elements/language.js';
import { density, theme, type Density, type Theme } from 'dass-elements/preferences.js';
import { paths } from './app/paths.js';
import { Finder } from './frame/finder/finder.js';
import type { ActionContext, FinderAction, FinderProps, RecordSource } from './frame/finder/finder-content.js';
import { msg, str } from './locales/localize.js';
import { apis } from './page-services.js';
import { materialRecords } from './workspace/materials/material-records.js';
import { purchaseRecords } from './workspace/purchase/purchase-records.js';
import { supplierRecords } from './workspace/suppliers/supplier-records.js';

/*
 * What Ctrl+K finds besides the screens of the menu. A company adds its own records and actions here. Loaded when the
 * finder first opens.
 */

const records: readonly RecordSource[] = [
  materialRecords(apis.materials),
  supplierRecords(apis.suppliers),
  purchaseRecords(apis.purchases),
];

const languageName = (language: string): string =>
  new Intl.DisplayNames(language, { type: 'language' }).of(language.split('-')[0]!) ?? language;

const themeAction = (value: Theme, label: () => string, icon: string): FinderAction => ({
  id: `theme-${value}`,
  icon,
  label,
  keywords: () => msg('tema, aparência, cor', { id: 'dassShellActionThemeWords' }),
  run: () => theme.set(value),
  isOffered: () => theme.get() !== value,
});

const densityAction = (value: Density, label: () => string): FinderAction => ({
  id: `density-${value}`,
  icon: 'density',
  label,
  keywords: () => msg('densidade, aparência, espaço', { id: 'dassShellActionDensityWords' }),
  run: () => density.set(value),
  isOffered: () => density.get() !== value,
});

const actions: readonly FinderAction[] = [
  {
    id: 'new-purchase',
    icon: 'cart',
    label: () => msg('Nova compra', { id: 'dassShellOrderNew' }),
    url: paths.screen('purchase'),
  },
  {
    id: 'new-quotation',
    icon: 'truck',
    label: () => msg('Nova cotação', { id: 'dassQuotationNewHeading' }),
    url: paths.screen('suppliers'),
  },
  {
    id: 'new-material',
    icon: 'plus',
    label: () => msg('Novo material', { id: 'dassMaterialsNew' }),
    url: paths.screen('material'),
  },
  ...languages.map((language): FinderAction => ({
    id: `language-${language}`,
    icon: 'language',
    label: () => msg(str`Mudar o idioma para ${languageName(language)}`, { id: 'dassShellActionLanguage' }),
    // The user may read the present language badly: its own word for it is found, too.
    keywords: () => 'idioma language lengua',
    run: () => changeLanguage(language),
    isOffered: () => getLanguage() !== language,
  })),
  themeAction('light', () => msg('Usar o tema claro', { id: 'dassShellActionLight' }), 'sun'),
  themeAction('dark', () => msg('Usar o tema escuro', { id: 'dassShellActionDark' }), 'moon'),
  themeAction('system', () => msg('Usar o tema do sistema', { id: 'dassShellActionSystem' }), 'contrast'),
  densityAction('compact', () => msg('Usar a densidade compacta', { id: 'dassShellActionCompact' })),
  densityAction('comfortable', () => msg('Usar a densidade confortável', { id: 'dassShellActionComfortable' })),
  {
    id: 'clear-history',
    icon: 'history',
    label: () => msg('Limpar histórico', { id: 'dassShellActionClearHistory' }),
    run: clearHistory,
    isOffered: () => history.entries.length > 0,
  },
  {
    id: 'sign-out',
    icon: 'logout',
    label: () => msg('Sair do sistema', { id: 'dassShellActionSignOut' }),
    run: signOut,
  },
];

async function changeLanguage(language: Language): Promise<void> {
  if (await setLanguage(language)) return;
  const message = () =>
    msg('O idioma não foi carregado. Verifique a conexão e tente de novo.', { id: 'dassShellActionLanguageFailed' });
  void notify({ type: 'error', message });
}

function clearHistory(): void {
  history.clear();
  void notify({ type: 'success', message: () => msg('Histórico limpo', { id: 'dassShellActionHistoryCleared' }) });
}

/** Asks first, as the account menu does. */
async function signOut(context: ActionContext): Promise<void> {
  const isConfirmed = await confirm({
    heading: msg('Sair do sistema', { id: 'dassShellActionSignOut' }),
    text: msg('Deseja encerrar a sua sessão?', { id: 'dassShellActionSignOutQuestion' }),
    confirmLabel: msg('Sair', { id: 'dassShellActionSignOutConfirm' }),
  });
  if (isConfirmed) context.signOut();
}

/** The finder of this application. */
export const ApplicationFinder = (props: FinderProps) => <Finder {...props} records={records} actions={actions} />;
