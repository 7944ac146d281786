import { msg } from '../../../locales/localize.js';
import { browserOf } from './capture-error-model.js';
import type { CaptureError, CaptureErrorKind, DeviceKind } from './capture-error-model.js';

/** What the user reads about an error: what has happened, and what to do. */
export interface CaptureErrorText {
  readonly heading: string;
  readonly advice: string;
}

export const captureErrorText = ({ kind, device }: CaptureError): CaptureErrorText => ({
  heading: headings[device](kind),
  advice: adviceOf(kind),
});

const headings: Readonly<Record<DeviceKind, (kind: CaptureErrorKind) => string>> = {
  microphone(kind) {
    if (kind === 'denied' || kind === 'system')
      return msg('O microfone está bloqueado', { id: 'dassMicrophoneDenied' });
    if (kind === 'dismissed') return msg('O microfone ainda não foi permitido', { id: 'dassMicrophoneDismissed' });
    if (kind === 'policy') return msg('Esta página não permite o microfone', { id: 'dassMicrophonePolicy' });
    if (kind === 'missing') return msg('Nenhum microfone encontrado', { id: 'dassMicrophoneMissing' });
    if (kind === 'busy') return msg('O microfone está em uso', { id: 'dassMicrophoneBusy' });
    if (kind === 'unplugged') return msg('O microfone foi desconectado', { id: 'dassMicrophoneUnplugged' });
    if (kind === 'silent') return msg('O microfone não envia sinal', { id: 'dassMicrophoneNoSignal' });
    return commonHeading(kind) ?? msg('O microfone não pôde ser aberto', { id: 'dassMicrophoneFailed' });
  },
  camera(kind) {
    if (kind === 'denied' || kind === 'system') return msg('A câmera está bloqueada', { id: 'dassCameraDenied' });
    if (kind === 'dismissed') return msg('A câmera ainda não foi permitida', { id: 'dassCameraDismissed' });
    if (kind === 'policy') return msg('Esta página não permite a câmera', { id: 'dassCameraPolicy' });
    if (kind === 'missing') return msg('Nenhuma câmera encontrada', { id: 'dassCameraMissing' });
    if (kind === 'busy') return msg('A câmera está em uso', { id: 'dassCameraBusy' });
    if (kind === 'unplugged') return msg('A câmera foi desconectada', { id: 'dassCameraUnplugged' });
    if (kind === 'silent') return msg('A câmera não envia imagem', { id: 'dassCameraNoSignal' });
    return commonHeading(kind) ?? msg('A câmera não funcionou', { id: 'dassCameraFailed' });
  },
};

function commonHeading(kind: CaptureErrorKind): string | undefined {
  if (kind === 'insecure') return msg('Endereço não seguro', { id: 'dassCaptureInsecure' });
  if (kind === 'unsupported') return msg('Este navegador não grava', { id: 'dassCaptureUnsupported' });
  if (kind === 'encoder-blocked')
    return msg('A política desta página impede a gravação', { id: 'dassCaptureEncoderBlocked' });
  if (kind === 'encoder') return msg('O gravador não funcionou', { id: 'dassCaptureEncoder' });
  return undefined;
}

function adviceOf(kind: CaptureErrorKind): string {
  switch (kind) {
    case 'insecure':
      return msg(
        'Só é possível gravar em um endereço seguro (https://). Abra a página por https ou avise o administrador.',
        { id: 'dassCaptureInsecureAdvice' },
      );
    case 'unsupported':
      return msg('Use uma versão atual do Chrome, Edge, Firefox ou Safari.', { id: 'dassCaptureUnsupportedAdvice' });
    case 'policy':
      return msg('A página, ou o site que a incorpora, proíbe o dispositivo. Avise o administrador.', {
        id: 'dassCapturePolicyAdvice',
      });
    case 'denied':
      return deniedAdvice();
    case 'dismissed':
      return msg('Tente novamente e escolha Permitir quando o navegador perguntar.', {
        id: 'dassCaptureDismissedAdvice',
      });
    case 'system':
      return msg('Permita o dispositivo para o navegador nas configurações de privacidade do sistema operacional.', {
        id: 'dassCaptureSystemAdvice',
      });
    case 'missing':
      return msg('Conecte um dispositivo. A página percebe quando ele estiver pronto.', {
        id: 'dassCaptureMissingAdvice',
      });
    case 'busy':
      return msg('Feche o outro programa ou a outra aba que usa o dispositivo e tente novamente.', {
        id: 'dassCaptureBusyAdvice',
      });
    case 'unplugged':
      return msg('Conecte-o de novo ou use outro. O que foi gravado está guardado.', {
        id: 'dassCaptureUnpluggedAdvice',
      });
    case 'silent':
      return msg('Verifique o cabo, o botão de mudo e as configurações de som, ou escolha outro dispositivo.', {
        id: 'dassCaptureSilentAdvice',
      });
    case 'encoder-blocked':
      return msg("O administrador precisa permitir WebAssembly ('wasm-unsafe-eval') na política de segurança.", {
        id: 'dassCaptureEncoderBlockedAdvice',
      });
    case 'encoder':
      return msg('Tente novamente. Se o erro continuar, verifique a conexão e feche outros programas.', {
        id: 'dassCaptureEncoderAdvice',
      });
    case 'failed':
      return msg('Tente novamente. Se o erro continuar, reinicie o navegador.', { id: 'dassCaptureFailedAdvice' });
  }
}

function deniedAdvice(): string {
  switch (browserOf(navigator.userAgent, navigator.maxTouchPoints)) {
    case 'chromium':
      return msg('Clique no ícone à esquerda do endereço da página, permita o dispositivo e tente novamente.', {
        id: 'dassCaptureDeniedChromium',
      });
    case 'firefox':
      return msg('Clique no ícone do dispositivo riscado, junto ao endereço, remova o bloqueio e tente novamente.', {
        id: 'dassCaptureDeniedFirefox',
      });
    case 'safari':
      return msg('No menu Safari, abra Ajustes deste Site, permita o dispositivo e tente novamente.', {
        id: 'dassCaptureDeniedSafari',
      });
    case 'ios':
      return msg('Abra Ajustes, Safari, permita o dispositivo para este site e tente novamente.', {
        id: 'dassCaptureDeniedIos',
      });
    case 'other':
      return msg('Permita o dispositivo para este site nas configurações do navegador e tente novamente.', {
        id: 'dassCaptureDeniedOther',
      });
  }
}
