import { msg } from '../locales/localize.js';
import type { Screen } from './screen.js';

/** All screens, in the order of the gallery. */
export const screens: readonly Screen[] = [
  {
    name: 'materials',
    group: 'pages',
    icon: 'box',
    titleKey: 'dassScreenMaterials',
    title: () => msg('Materiais', { id: 'dassScreenMaterials' }),
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
    hasCustomHeader: true,
    load: () => import('./materials/materials-screen.js'),
  },
  {
    name: 'material',
    group: 'pages',
    icon: 'clipboardList',
    titleKey: 'dassScreenMaterial',
    title: () => msg('Ficha de material', { id: 'dassScreenMaterial' }),
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
    hasCustomHeader: true,
    load: () => import('./materials/material-screen.js'),
  },
  {
    name: 'structure',
    group: 'pages',
    icon: 'sitemap',
    titleKey: 'dassScreenStructure',
    title: () => msg('Estrutura de produto', { id: 'dassScreenStructure' }),
    summary: () =>
      msg('Do que é feito cada produto: 50.000 linhas em árvore, com as que perderam o seu lugar.', {
        id: 'dassScreenStructureSummary',
      }),
    keywords: () =>
      msg('hierarquia, árvore, tabela, lista de materiais, BOM, engenharia, seleção, ordenar', {
        id: 'dassScreenStructureKeywords',
      }),
    elements: ['hierarchy-table', 'page-header', 'menu', 'boolean-chip', 'switch', 'notice'],
    hasCustomHeader: true,
    load: () => import('./structure/structure-screen.js'),
  },
  {
    name: 'process',
    group: 'pages',
    icon: 'route',
    titleKey: 'dassScreenProcess',
    title: () => msg('Parâmetros do processo', { id: 'dassScreenProcess' }),
    summary: () =>
      msg('As etapas de uma ordem de produção com os seus parâmetros, copiados de uma etapa para outras.', {
        id: 'dassScreenProcessSummary',
      }),
    keywords: () =>
      msg('copiar, etapa, ordem, produção, temperatura, pressão, adesivo, ferramenta, máquina, linha', {
        id: 'dassScreenProcessKeywords',
      }),
    elements: ['data-table', 'copy-dialog', 'validation-dialog', 'page-header', 'chip', 'notice'],
    hasCustomHeader: true,
    load: () => import('./process/process-screen.js'),
  },
  {
    name: 'quality',
    group: 'pages',
    icon: 'microphone',
    titleKey: 'dassScreenQuality',
    title: () => msg('Ocorrências da qualidade', { id: 'dassScreenQuality' }),
    summary: () =>
      msg('O que a inspeção encontrou nos lotes recebidos, com fotos, vídeos e notas de voz.', {
        id: 'dassScreenQualitySummary',
      }),
    keywords: () =>
      msg('inspeção, defeito, lote, não conformidade, foto, vídeo, áudio, gravar, microfone, câmera, evidência', {
        id: 'dassScreenQualityKeywords',
      }),
    elements: ['split-view', 'data-table', 'recorder', 'camera-dialog', 'upload', 'carousel', 'chip'],
    hasCustomHeader: true,
    load: () => import('./quality/quality-screen.js'),
  },
  {
    name: 'purchase',
    group: 'pages',
    icon: 'cart',
    titleKey: 'dassScreenPurchase',
    title: () => msg('Compra de materiais', { id: 'dassScreenPurchase' }),
    summary: () =>
      msg('Materiais de uma compra, entre 20.000: colados de uma planilha, com quantidades e total.', {
        id: 'dassScreenPurchaseSummary',
      }),
    keywords: () =>
      msg('pedido, comprar, lista dupla, colar, planilha, fornecedor, centro de custo, quantidade', {
        id: 'dassScreenPurchaseKeywords',
      }),
    elements: ['pick-list', 'paste-list-dialog', 'data-table', 'select-list', 'date-input'],
    hasCustomHeader: true,
    load: () => import('./purchase/purchase-screen.js'),
  },
  {
    name: 'suppliers',
    group: 'pages',
    icon: 'truck',
    titleKey: 'dassScreenSuppliers',
    title: () => msg('Cotação com fornecedores', { id: 'dassScreenSuppliers' }),
    summary: () =>
      msg('Um pedido de cotação a alguns dos 1.200 fornecedores: pesquisados, incluídos e editados no servidor.', {
        id: 'dassScreenSuppliersSummary',
      }),
    keywords: () =>
      msg('pesquisa, cadastro, fornecedor, CNPJ, incluir, editar, remover, desfazer, orçamento', {
        id: 'dassScreenSuppliersKeywords',
      }),
    elements: ['lookup', 'lookup-dialog', 'lookup-edit-dialog', 'data-table', 'text-input', 'date-input'],
    hasCustomHeader: true,
    load: () => import('./suppliers/suppliers-screen.js'),
  },
  {
    name: 'buttons',
    group: 'controls',
    icon: 'adjustments',
    titleKey: 'dassScreenButtons',
    title: () => msg('Botões', { id: 'dassScreenButtons' }),
    summary: () =>
      msg('As ações de um pedido de compra: a principal, as outras, a destrutiva e as que ficam em um menu.', {
        id: 'dassScreenButtonsSummary',
      }),
    keywords: () =>
      msg('ação, confirmar, salvar, ícone, dica, ocupado, desabilitado', { id: 'dassScreenButtonsKeywords' }),
    elements: ['button', 'menu', 'popup', 'tooltip', 'icon'],
    load: () => import('./controls/buttons-screen.js'),
  },
  {
    name: 'controls',
    group: 'controls',
    icon: 'clipboardList',
    titleKey: 'dassScreenControls',
    title: () => msg('Ordem de produção', { id: 'dassScreenControls' }),
    summary: () =>
      msg('A ficha de uma ordem de produção: etapas, equipe e ajustes em abas.', { id: 'dassScreenControlsSummary' }),
    keywords: () =>
      msg('abas, interruptor, avatar, etiqueta, filtro, andamento, formulário', { id: 'dassScreenControlsKeywords' }),
    elements: ['tabs', 'chip', 'badge', 'avatar', 'switch', 'slider', 'progress', 'spinner'],
    load: () => import('./controls/controls-screen.js'),
  },
  {
    name: 'dialogs',
    group: 'messages',
    icon: 'fileText',
    titleKey: 'dassScreenDialogs',
    title: () => msg('Janelas e painéis', { id: 'dassScreenDialogs' }),
    summary: () =>
      msg('Janelas que não perdem o trabalho, uma sobre a outra, e um painel ao lado.', {
        id: 'dassScreenDialogsSummary',
      }),
    keywords: () => msg('modal, gaveta, foco, Escape, fornecedor, material', { id: 'dassScreenDialogsKeywords' }),
    elements: ['dialog', 'drawer'],
    load: () => import('./messages/dialogs-screen.js'),
  },
  {
    name: 'messages',
    group: 'messages',
    icon: 'infoCircle',
    titleKey: 'dassScreenMessages',
    title: () => msg('Mensagens e perguntas', { id: 'dassScreenMessages' }),
    summary: () =>
      msg('Todos os tipos de mensagem, os códigos do servidor e as perguntas antes de agir.', {
        id: 'dassScreenMessagesSummary',
      }),
    keywords: () =>
      msg('erro, alerta, ajuda, sucesso, confirmar, remover, motivo, validação, API', {
        id: 'dassScreenMessagesKeywords',
      }),
    elements: ['message-dialog', 'confirm-dialog', 'delete-dialog', 'validation-dialog'],
    load: () => import('./messages/messages-screen.js'),
  },
  {
    name: 'notices',
    group: 'messages',
    icon: 'bell',
    titleKey: 'dassScreenNotices',
    title: () => msg('Avisos', { id: 'dassScreenNotices' }),
    summary: () =>
      msg('Avisos que saem sozinhos, em cada lado da tela e acima de uma janela.', { id: 'dassScreenNoticesSummary' }),
    keywords: () => msg('notify, toast, tempo, posição, sucesso', { id: 'dassScreenNoticesKeywords' }),
    elements: ['notice'],
    load: () => import('./messages/notices-screen.js'),
  },
  {
    name: 'menu',
    group: 'navigation',
    icon: 'menu',
    titleKey: 'dassScreenMenu',
    title: () => msg('Menu com muitos dados', { id: 'dassScreenMenu' }),
    summary: () =>
      msg('O menu lateral com até 5.000 entradas, e com dados que ninguém deveria enviar.', {
        id: 'dassScreenMenuSummary',
      }),
    keywords: () => msg('filtro, histórico, grupo, cabeçalho, gaveta, lateral', { id: 'dassScreenMenuKeywords' }),
    elements: ['header-bar', 'menu-drawer', 'history-list'],
    load: () => import('./frame/menu-screen.js'),
  },
  {
    name: 'notifications',
    group: 'navigation',
    icon: 'inbox',
    titleKey: 'dassScreenNotifications',
    title: () => msg('Dez mil notificações', { id: 'dassScreenNotifications' }),
    summary: () =>
      msg('Dez mil notificações que se carregam aos poucos, chegam e são lidas.', {
        id: 'dassScreenNotificationsSummary',
      }),
    keywords: () => msg('sino, não lida, avatar, rolagem, lista', { id: 'dassScreenNotificationsKeywords' }),
    elements: ['notification-list', 'notification-bell', 'avatar'],
    load: () => import('./frame/notifications-screen.js'),
  },
  {
    name: 'loading',
    group: 'states',
    icon: 'clock',
    titleKey: 'dassScreenLoading',
    title: () => msg('Carregando, vazio e com falha', { id: 'dassScreenLoading' }),
    summary: () =>
      msg('O que aparece no lugar de uma lista enquanto ela vem, quando está vazia e quando não vem.', {
        id: 'dassScreenLoadingSummary',
      }),
    keywords: () => msg('esqueleto, carregando, vazio, erro, andamento', { id: 'dassScreenLoadingKeywords' }),
    elements: ['empty-state', 'skeleton-cards', 'spinner', 'progress'],
    load: () => import('./controls/loading-screen.js'),
  },
  {
    name: 'server',
    group: 'states',
    icon: 'wifiOff',
    titleKey: 'dassScreenServer',
    title: () => msg('Falhas do servidor', { id: 'dassScreenServer' }),
    summary: () =>
      msg('O servidor responde com erro, com nada, com HTML, tarde ou não responde: veja o que o sistema faz.', {
        id: 'dassScreenServerSummary',
      }),
    keywords: () => msg('500, 204, HTML, sem resposta, conexão, sessão, falha', { id: 'dassScreenServerKeywords' }),
    elements: ['message-dialog', 'notice'],
    load: () => import('./frame/server-screen.js'),
  },
];
