import type { Translation } from '../index.js';
import type source from '../pt-BR/controls.js';

export default {
  dassBadgeNew: 'Novedad',
  dassChipRemove: 'Quitar {label}',
  dassFieldRequired: 'Campo obligatorio',
  dassLoading: 'Cargando…',
  dassProgressUnnamed: 'En curso',
  dassNoticesWaiting: { one: 'y {count} aviso más', many: 'y {count} avisos más', other: 'y {count} avisos más' },
  dassNoticeOk: 'Aceptar',
  dassNoticeRegion: 'Avisos',
  dassPartFailed: 'No se cargó una parte.',
  dassPartRetry: 'Reintentar',
  dassPartClose: 'Cerrar',
} satisfies Translation<typeof source>;
