import { defineExamples, type TestUser } from '../../base/examples.js';
import type { DassConfirmDialog } from './confirm-dialog.js';

const confirm = (element: DassConfirmDialog, user: TestUser) => user.click(user.find(element, '.confirm'));

export default defineExamples<DassConfirmDialog>('dass-confirm-dialog', {
  question: {
    summary: 'A question.',
    properties: { open: true, heading: 'Encerrar a sessão', text: 'Deseja sair do sistema?', confirmLabel: 'Sair' },
    userActions: { 'dass-confirm': confirm, 'dass-before-close': confirm, 'dass-close': confirm },
    overlay: true,
  },
  general: { summary: 'With the default texts.', properties: { open: true }, overlay: true },
  reason: {
    summary: 'With a reason of at least 10 characters.',
    properties: {
      open: true,
      heading: 'Devolver para revisão?',
      text: 'A estrutura do Tênis Aurora 38 volta para o desenvolvimento.',
      withReason: true,
      confirmLabel: 'Devolver',
    },
    overlay: true,
  },
  danger: {
    summary: 'A destructive action. The button that cancels has the focus first.',
    properties: {
      open: true,
      heading: 'Cancelar o pedido 48.213?',
      text: 'As 12 entregas previstas deixam de existir.',
      tone: 'danger',
      confirmLabel: 'Cancelar pedido',
      cancelLabel: 'Voltar',
    },
    overlay: true,
  },
  warning: {
    summary: 'A warning.',
    properties: {
      open: true,
      heading: 'Teclado virtual',
      text: 'A página será recarregada para aplicar a alteração. Deseja continuar?',
      tone: 'warning',
    },
    overlay: true,
  },
  confirming: {
    summary: 'The confirmed action is running.',
    properties: { open: true, text: 'Deseja enviar o pedido ao fornecedor?', confirmLabel: 'Enviar', confirming: true },
    overlay: true,
  },
  failed: {
    summary: 'The action has failed; the user can retry.',
    properties: {
      open: true,
      text: 'Deseja enviar o pedido ao fornecedor?',
      confirmLabel: 'Enviar',
      errorText: 'Não foi possível acessar o servidor',
    },
    overlay: true,
  },
});
