import { msg } from '../locales/localize.js';
import type { Screen } from './screen.js';

/** What is loaded with the first screen, not with the frame around it. */
export interface ScreenDetails {
  readonly summary: () => string;
  /** Additional search words. */
  readonly keywords: () => string;
  /** Names of the elements on the screen, without `dass-`. */
  readonly elements: readonly string[];
}

const details: Readonly<Record<string, ScreenDetails>> = {
  materials: {
    summary: () =>
      msg('A lista de um comprador: 20.000 materiais, com pesquisa, filtros e filtro avançado.', {
        id: 'dassScreenMaterialsSummary',
      }),
    keywords: () =>
      msg('cabeçalho, página, pesquisa, busca, filtro, etiqueta, lista, compras', {
        id: 'dassScreenMaterialsKeywords',
      }),
    elements: [
      'page-header',
      'search-filter',
      'filter-chips',
      'filter-chips-dialog',
      'advanced-filter-dialog',
      'select-list',
      'date-input',
      'data-table',
    ],
  },
  material: {
    summary: () =>
      msg('A ficha de um material, com todos os campos; o servidor confere e diz o que está errado.', {
        id: 'dassScreenMaterialSummary',
      }),
    keywords: () =>
      msg(
        'formulário, campo, texto, número, data, lista, CPF, telefone, teclado, salvar, traduzir, idioma, documento, arquivo, anexo',
        {
          id: 'dassScreenMaterialKeywords',
        },
      ),
    elements: [
      'form-layout',
      'text-input',
      'select-list',
      'check-list',
      'date-input',
      'boolean-chip',
      'keyboard-dialog',
      'switch',
      'translation-dialog',
      'upload',
      'carousel',
    ],
  },
  structure: {
    summary: () =>
      msg('Do que é feito cada produto: 50.000 linhas em árvore, com as que perderam o seu lugar.', {
        id: 'dassScreenStructureSummary',
      }),
    keywords: () =>
      msg('hierarquia, árvore, tabela, lista de materiais, BOM, engenharia, seleção, ordenar', {
        id: 'dassScreenStructureKeywords',
      }),
    elements: ['hierarchy-table', 'page-header', 'menu', 'boolean-chip', 'switch', 'notice'],
  },
  process: {
    summary: () =>
      msg('As etapas de uma ordem de produção com os seus parâmetros, copiados de uma etapa para outras.', {
        id: 'dassScreenProcessSummary',
      }),
    keywords: () =>
      msg('copiar, etapa, ordem, produção, temperatura, pressão, adesivo, ferramenta, máquina, linha', {
        id: 'dassScreenProcessKeywords',
      }),
    elements: ['data-table', 'copy-dialog', 'validation-dialog', 'page-header', 'chip', 'notice'],
  },
  quality: {
    summary: () =>
      msg('O que a inspeção encontrou nos lotes recebidos, com fotos, vídeos e notas de voz.', {
        id: 'dassScreenQualitySummary',
      }),
    keywords: () =>
      msg('inspeção, defeito, lote, não conformidade, foto, vídeo, áudio, gravar, microfone, câmera, evidência', {
        id: 'dassScreenQualityKeywords',
      }),
    elements: ['split-view', 'data-table', 'recorder', 'camera-dialog', 'upload', 'carousel', 'chip'],
  },
  purchases: {
    summary: () =>
      msg('As compras de dois anos, com pesquisa; a selecionada é conferida e mudada ao lado da lista.', {
        id: 'dassScreenPurchasesSummary',
      }),
    keywords: () =>
      msg('pedido, lista, conferir, entrega, fornecedor, centro de custo, material', {
        id: 'dassScreenPurchasesKeywords',
      }),
    elements: ['split-view', 'data-table', 'page-header', 'empty-state', 'pick-list'],
  },
  purchase: {
    summary: () =>
      msg('Materiais de uma compra, entre 20.000: colados de uma planilha, com quantidades e total.', {
        id: 'dassScreenPurchaseSummary',
      }),
    keywords: () =>
      msg('pedido, comprar, lista dupla, colar, planilha, fornecedor, centro de custo, quantidade', {
        id: 'dassScreenPurchaseKeywords',
      }),
    elements: ['form-layout', 'pick-list', 'paste-list-dialog', 'data-table', 'select-list', 'date-input'],
  },
  'supplier-list': {
    summary: () =>
      msg('Os 1.200 fornecedores e o cadastro de cada um ao lado da lista.', {
        id: 'dassScreenSupplierListSummary',
      }),
    keywords: () =>
      msg('cadastro, fornecedor, CNPJ, pagamento, cidade, incluir, lista e ficha', {
        id: 'dassScreenSupplierListKeywords',
      }),
    elements: ['split-view', 'data-table', 'form-layout', 'text-input', 'select-list', 'switch', 'empty-state'],
  },
  suppliers: {
    summary: () =>
      msg('Um pedido de cotação a alguns dos 1.200 fornecedores: pesquisados, incluídos e editados no servidor.', {
        id: 'dassScreenSuppliersSummary',
      }),
    keywords: () =>
      msg('pesquisa, cadastro, fornecedor, CNPJ, incluir, editar, remover, desfazer, orçamento', {
        id: 'dassScreenSuppliersKeywords',
      }),
    elements: [
      'form-layout',
      'lookup',
      'lookup-dialog',
      'lookup-edit-dialog',
      'data-table',
      'text-input',
      'date-input',
    ],
  },
  buttons: {
    summary: () =>
      msg('As ações de um pedido de compra: a principal, as outras, a destrutiva e as que ficam em um menu.', {
        id: 'dassScreenButtonsSummary',
      }),
    keywords: () =>
      msg('ação, confirmar, salvar, ícone, dica, ocupado, desabilitado', { id: 'dassScreenButtonsKeywords' }),
    elements: ['button', 'menu', 'popup', 'tooltip', 'icon'],
  },
  controls: {
    summary: () =>
      msg('A ficha de uma ordem de produção: etapas, equipe e ajustes em abas.', { id: 'dassScreenControlsSummary' }),
    keywords: () =>
      msg('abas, interruptor, avatar, etiqueta, filtro, andamento, formulário', { id: 'dassScreenControlsKeywords' }),
    elements: ['tabs', 'chip', 'badge', 'avatar', 'switch', 'slider', 'progress', 'spinner'],
  },
  dialogs: {
    summary: () =>
      msg('Janelas que não perdem o trabalho, uma sobre a outra, e um painel ao lado.', {
        id: 'dassScreenDialogsSummary',
      }),
    keywords: () => msg('modal, gaveta, foco, Escape, fornecedor, material', { id: 'dassScreenDialogsKeywords' }),
    elements: ['dialog', 'drawer'],
  },
  messages: {
    summary: () =>
      msg('Todos os tipos de mensagem, os códigos do servidor e as perguntas antes de agir.', {
        id: 'dassScreenMessagesSummary',
      }),
    keywords: () =>
      msg('erro, alerta, ajuda, sucesso, confirmar, remover, motivo, validação, API', {
        id: 'dassScreenMessagesKeywords',
      }),
    elements: ['message-dialog', 'confirm-dialog', 'delete-dialog', 'validation-dialog'],
  },
  notices: {
    summary: () =>
      msg('Avisos que saem sozinhos, em cada lado da tela e acima de uma janela.', { id: 'dassScreenNoticesSummary' }),
    keywords: () => msg('notify, toast, tempo, posição, sucesso', { id: 'dassScreenNoticesKeywords' }),
    elements: ['notice'],
  },
  menu: {
    summary: () =>
      msg('O menu lateral com até 5.000 entradas, e com dados que ninguém deveria enviar.', {
        id: 'dassScreenMenuSummary',
      }),
    keywords: () => msg('filtro, histórico, grupo, cabeçalho, gaveta, lateral', { id: 'dassScreenMenuKeywords' }),
    elements: ['header-bar', 'menu-drawer', 'history-list'],
  },
  notifications: {
    summary: () =>
      msg('Dez mil notificações que se carregam aos poucos, chegam e são lidas.', {
        id: 'dassScreenNotificationsSummary',
      }),
    keywords: () => msg('sino, não lida, avatar, rolagem, lista', { id: 'dassScreenNotificationsKeywords' }),
    elements: ['notification-list', 'notification-bell', 'avatar'],
  },
  loading: {
    summary: () =>
      msg('O que aparece no lugar de uma lista enquanto ela vem, quando está vazia e quando não vem.', {
        id: 'dassScreenLoadingSummary',
      }),
    keywords: () => msg('esqueleto, carregando, vazio, erro, andamento', { id: 'dassScreenLoadingKeywords' }),
    elements: ['empty-state', 'skeleton-cards', 'spinner', 'progress'],
  },
  server: {
    summary: () =>
      msg('O servidor responde com erro, com nada, com HTML, tarde ou não responde: veja o que o sistema faz.', {
        id: 'dassScreenServerSummary',
      }),
    keywords: () => msg('500, 204, HTML, sem resposta, conexão, sessão, falha', { id: 'dassScreenServerKeywords' }),
    elements: ['message-dialog', 'notice'],
  },
};

/** @throws Error for a screen without details */
export function detailsOf({ name }: Screen): ScreenDetails {
  const found = details[name];
  if (!found) throw new Error(`The screen ${name} has no details`);
  return found;
}
