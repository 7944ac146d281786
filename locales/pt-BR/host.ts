import type { Catalogue } from '../index.js';

export default {
  dassHostUnsavedChanges: 'Há alterações não salvas',
  dassHostImageRequired: 'Imagem obrigatória',
  dassHostFilesTooLarge: 'Arquivo(s) maior(es) que o permitido',
  dassHostNoRecords: 'Nenhum registro encontrado',
  dassHostSignInRequired: 'Para acessar esta área é preciso entrar no sistema',
} as const satisfies Catalogue;
