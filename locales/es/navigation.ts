import type { Translation } from '../index.js';
import type source from '../pt-BR/navigation.js';

export default {
  dassHeaderSkip: 'Ir al contenido',
  dassHeaderHome: 'Página de inicio',

  dassVersionRefresh: 'Haga clic para actualizar la página',

  dassMenuOpen: 'Abrir el menú',
  dassMenuClose: 'Cerrar el menú',
  dassMenuHeading: 'Menú principal',
  dassMenuTab: 'Menú',
  dassMenuFilter: 'Filtrar el menú',
  dassMenuFilterClear: 'Borrar el filtro',
  dassMenuResults: {
    one: '{count} elemento encontrado',
    many: '{count} de elementos encontrados',
    other: '{count} elementos encontrados',
  },
  dassMenuNoResults: 'Ningún elemento del menú coincide con el filtro',
  dassMenuEmpty: 'No hay elementos en el menú',
  dassMenuInactive: 'Inactivo',
  dassMenuUnsafe: 'Dirección no permitida',

  dassHistoryHeading: 'Historial',
  dassHistoryEmpty: 'Todavía no se ha visitado ninguna página',
  dassHistoryClear: 'Borrar el historial',
  dassHistoryCleared: 'Historial borrado',

  dassBellLabel: 'Notificaciones',
  dassBellUnread: {
    one: 'Notificaciones, {count} sin leer',
    many: 'Notificaciones, {count} sin leer',
    other: 'Notificaciones, {count} sin leer',
  },

  dassNotificationsHeading: 'Notificaciones',
  dassNotificationsMarkAll: 'Marcar todas como leídas',
  dassNotificationsEmpty: 'No se encontraron notificaciones',
  dassNotificationsNew: {
    one: '{count} nueva',
    many: '{count} nuevas',
    other: '{count} nuevas',
  },
  dassNotificationUntitled: 'Notificación',
  dassNotificationUnread: 'Sin leer',
  dassNotificationMark: 'Marcar como leída',
  dassNotificationMarkRead: 'Marcar como leída: {title}',

  dassAccountLabel: 'Cuenta',
  dassAccountLabelNamed: 'Cuenta de {name}',
  dassAccountVirtualKeyboard: 'Teclado virtual',
  dassAccountKeyboardHeading: 'Cambiar el teclado virtual',
  dassAccountKeyboardQuestion: 'La página se recargará para aplicar el cambio. ¿Desea continuar?',
  dassAccountKeyboardFailed: 'No se pudo guardar la preferencia: el navegador bloquea el almacenamiento de este sitio.',
  dassAccountTheme: 'Tema',
  dassAccountThemeSystem: 'Sistema',
  dassAccountThemeLight: 'Claro',
  dassAccountThemeDark: 'Oscuro',
  dassAccountDensity: 'Densidad',
  dassAccountDensityComfortable: 'Cómoda',
  dassAccountDensityCompact: 'Compacta',
  dassAccountSignOut: 'Cerrar sesión',
  dassAccountSignOutHeading: 'Salir del sistema',
  dassAccountSignOutQuestion: '¿Desea cerrar su sesión?',

  dassLanguageLabel: 'Idioma',
  dassLanguageChanged: 'Idioma cambiado a {language}',
  dassLanguagePortuguese: 'Português (Brasil)',
  dassLanguageSpanish: 'Español',
  dassLanguageEnglish: 'English',
} satisfies Translation<typeof source>;
