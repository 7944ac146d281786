import type { Catalogue } from '../index.js';

export default {
  dassHeaderSkip: 'Ir para o conteúdo',
  dassHeaderHome: 'Página inicial',

  dassVersionRefresh: 'Clique para atualizar a página',

  dassMenuOpen: 'Abrir menu',
  dassMenuClose: 'Fechar menu',
  dassMenuHeading: 'Menu principal',
  dassMenuTab: 'Menu',
  dassMenuFilter: 'Filtrar menu',
  dassMenuFilterClear: 'Limpar filtro',
  dassMenuResults: {
    one: '{count} item encontrado',
    many: '{count} de itens encontrados',
    other: '{count} itens encontrados',
  },
  dassMenuNoResults: 'Nenhum item do menu corresponde ao filtro',
  dassMenuEmpty: 'Nenhum item no menu',
  dassMenuInactive: 'Inativo',
  dassMenuUnsafe: 'Endereço não permitido',

  dassHistoryHeading: 'Histórico',
  dassHistoryEmpty: 'Nenhuma página visitada até agora',
  dassHistoryClear: 'Limpar histórico',
  dassHistoryCleared: 'Histórico limpo',

  dassBellLabel: 'Notificações',
  dassBellUnread: {
    one: 'Notificações, {count} não lida',
    many: 'Notificações, {count} de não lidas',
    other: 'Notificações, {count} não lidas',
  },

  dassNotificationsHeading: 'Notificações',
  dassNotificationsMarkAll: 'Marcar todas como lidas',
  dassNotificationsEmpty: 'Nenhuma notificação encontrada',
  dassNotificationsNew: {
    one: '{count} nova',
    many: '{count} novas',
    other: '{count} novas',
  },
  dassNotificationUntitled: 'Notificação',
  dassNotificationUnread: 'Não lida',
  dassNotificationMark: 'Marcar como lida',
  dassNotificationMarkRead: 'Marcar como lida: {title}',

  dassAccountLabel: 'Conta',
  dassAccountLabelNamed: 'Conta de {name}',
  dassAccountVirtualKeyboard: 'Teclado virtual',
  dassAccountKeyboardHeading: 'Alterar o teclado virtual',
  dassAccountKeyboardQuestion: 'A página será recarregada para aplicar a alteração. Deseja continuar?',
  dassAccountKeyboardFailed: 'A preferência não pôde ser gravada: o navegador bloqueia o armazenamento deste site.',
  dassAccountTheme: 'Tema',
  dassAccountThemeSystem: 'Sistema',
  dassAccountThemeLight: 'Claro',
  dassAccountThemeDark: 'Escuro',
  dassAccountDensity: 'Densidade',
  dassAccountDensityComfortable: 'Confortável',
  dassAccountDensityCompact: 'Compacta',
  dassAccountSignOut: 'Sair',
  dassAccountSignOutHeading: 'Sair do sistema',
  dassAccountSignOutQuestion: 'Deseja encerrar a sua sessão?',

  dassLanguageLabel: 'Idioma',
  dassLanguageChanged: 'Idioma alterado para {language}',
  dassLanguagePortuguese: 'Português (Brasil)',
  dassLanguageSpanish: 'Español',
  dassLanguageEnglish: 'English',
} as const satisfies Catalogue;
