import type { Catalogue } from '../index.js';

export default {
  dassBadgeNew: 'Novidade',
  dassChipRemove: 'Remover {label}',
  dassFieldRequired: 'Campo obrigatório',
  dassLoading: 'Carregando…',
  dassProgressUnnamed: 'Em andamento',
  dassNoticesWaiting: { one: 'e mais {count} aviso', many: 'e mais {count} avisos', other: 'e mais {count} avisos' },
  dassNoticeOk: 'OK',
  dassNoticeRegion: 'Avisos',
  dassPartFailed: 'Uma parte não foi carregada.',
  dassPartRetry: 'Tentar de novo',
  dassPartClose: 'Fechar',
} as const satisfies Catalogue;
