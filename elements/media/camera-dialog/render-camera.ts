import { html, nothing, type TemplateResult } from 'lit';
import { getLanguage } from '../../../locales/index.js';
import { msg, str } from '../../../locales/localize.js';
import '../../controls/button/button.js';
import {
  bolt,
  camera as cameraIcon,
  cameraRotate,
  clock,
  photoEdit,
  playerStop,
  refresh,
  video as videoIcon,
} from '../../controls/icon/icons.js';
import { renderIcon } from '../../controls/icon/render-icon.js';
import type {} from '../../controls/slider/slider.js';
import '../../controls/spinner/spinner.js';
import { formatFileSize } from '../../core/format/file-size.js';
import type {} from '../player/player.js';
import type { DeviceMenu } from '../shared/device-menu.js';
import { formatDuration } from '../shared/take-model.js';
import type { CameraMode } from './camera-modes.js';
import type { CameraState, Take } from './camera-session.js';
import type { CameraTrack } from './camera-track.js';
import { secondsLeft } from './film-model.js';

/** What the dialog shows. */
export interface CameraView {
  readonly state: CameraState;
  readonly take: (Take & { readonly url: string }) | undefined;
  /** The open camera. */
  readonly camera: CameraTrack | undefined;
  /** Length of the film. */
  readonly seconds: number;
  /** Size of the film. */
  readonly bytes: number;
  readonly maxBytes: number;
  readonly maxSeconds: number;
  /** Seconds that the self-timer has left; 0 when it is not counting. */
  readonly count: number;
  /** Seconds of the self-timer; 0 if there is none. */
  readonly timerSeconds: number;
  readonly hasTimer: boolean;
  readonly modes: readonly CameraMode[];
  readonly isLoading: boolean;
  readonly hasError: boolean;
  /** Whether a photo can be edited. */
  readonly isEditable: boolean;
  readonly devices: DeviceMenu;
  readonly deviceId: string;
  readonly actions: CameraActions;
}

/** What the user can do. */
export interface CameraActions {
  /** The view shows a picture. */
  showPicture(): void;
  photo(): void;
  film(): void;
  stop(): void;
  skipSound(): void;
  cancelFilm(): void;
  cancelTimer(): void;
  switchTimer(): void;
  switchTorch(): void;
  switchCamera(): void;
  zoom(value: number): void;
  native(file: File): void;
  clear(): void;
  edit(): void;
}

/** Renders the camera, or what was taken. */
export function renderStage(view: CameraView): TemplateResult {
  const { take } = view;
  if (!take) return renderLive(view);
  const size = formatFileSize(take.file.size, getLanguage());
  if (take.kind === 'photo')
    return html`<figure class="stage">
      <img class="taken" src=${take.url} alt=${msg('Foto tirada', { id: 'dassCameraPhoto' })} />
      <figcaption class="facts"><bdi>${take.width} × ${take.height}</bdi> · <bdi>${size}</bdi></figcaption>
    </figure>`;
  return html`<figure class="stage">
    <dass-player
      class="taken"
      type="video"
      .file=${take.file}
      label=${msg('Vídeo', { id: 'dassCameraFilm' })}
    ></dass-player>
    <figcaption class="facts">
      <bdi>${formatDuration(take.duration ?? 0)}</bdi> · <bdi>${size}</bdi>${
        take.isMute ? html` · ${msg('sem som: o microfone não pôde ser usado', { id: 'dassCameraMute' })}` : nothing
      }
    </figcaption>
  </figure>`;
}

function renderLive(view: CameraView): TemplateResult {
  const { state, camera, count, actions } = view;
  const isShown = camera !== undefined && state !== 'opening';
  return html`<div class="stage ${isShown ? '' : 'empty'}">
    <video
      class="view ${camera?.isFront ? 'mirrored' : ''}"
      muted
      .muted=${true}
      playsinline
      aria-label=${msg('Imagem da câmera', { id: 'dassCameraView' })}
      @playing=${actions.showPicture}
    ></video>
    ${isShown ? nothing : html`<div class="status">${renderStatus(view)}</div>`}
    ${count > 0 ? html`<div class="count" aria-hidden="true">${count}</div>` : nothing}
    ${state === 'filming' || state === 'finishing' ? renderFilmFacts(view) : nothing}
  </div>`;
}

function renderStatus({ state, isLoading, hasError }: CameraView): unknown {
  if (state === 'asking')
    return waiting(msg('Aguardando sua permissão: responda à pergunta do navegador.', { id: 'dassCameraAsking' }));
  if (state === 'opening' && !hasError) return waiting(msg('Iniciando a câmera…', { id: 'dassCameraOpening' }));
  return isLoading ? waiting(msg('Carregando…', { id: 'dassLoading' })) : renderIcon(cameraIcon);
}

const waiting = (text: string): TemplateResult => html`<dass-spinner></dass-spinner><span>${text}</span>`;

function renderFilmFacts({ seconds, bytes, maxBytes, maxSeconds }: CameraView): TemplateResult {
  const left = secondsLeft(bytes, seconds, maxBytes, maxSeconds);
  const time = Number.isFinite(left) ? formatDuration(Math.ceil(left)) : '';
  return html`<div class="film">
    <span class="light" aria-hidden="true"></span>
    <span class="time" role="timer" aria-label=${msg('Tempo filmado', { id: 'dassCameraTime' })}
      >${formatDuration(seconds)}</span
    >
    <span
      ><bdi>${formatFileSize(bytes, getLanguage())}</bdi
      >${time && html` · <bdi>${msg(str`restam ${time}`, { id: 'dassCameraLeft' })}</bdi>`}</span
    >
  </div>`;
}

/** Renders the settings of the camera. */
export function renderTools(view: CameraView): TemplateResult {
  const { camera, devices, deviceId, state, actions, hasTimer, timerSeconds } = view;
  const range = camera?.zoomRange;
  const isBusy = state === 'shooting' || state === 'starting' || state === 'finishing' || state === 'asking-sound';
  const timerText = msg(str`Temporizador de ${timerSeconds} s`, { id: 'dassCameraTimer' });
  return html`<div class="tools">
    ${devices.render(deviceId, camera?.track.label ?? '', isBusy)}
    <span class="icons">
      ${
        devices.devices.length > 1
          ? iconButton(
              'switch',
              msg('Trocar de câmera', { id: 'dassCameraSwitch' }),
              cameraRotate,
              actions.switchCamera,
              {
                isDisabled: isBusy,
              },
            )
          : nothing
      }
      ${camera?.canTorch ? iconButton('torch', msg('Luz', { id: 'dassCameraTorch' }), bolt, actions.switchTorch, { isOn: camera.hasTorch }) : nothing}
      ${timerSeconds > 0 ? iconButton('timer', timerText, clock, actions.switchTimer, { isOn: hasTimer }) : nothing}
    </span>
    ${
      range
        ? html`<dass-slider
            class="zoom"
            label=${msg('Zoom', { id: 'dassCameraZoom' })}
            .min=${range.min}
            .max=${range.max}
            .step=${range.step}
            .value=${camera!.zoom}
            @input=${({ target }: Event) => actions.zoom((target as HTMLElementTagNameMap['dass-slider']).value)}
          ></dass-slider>`
        : nothing
    }
  </div>`;
}

function iconButton(
  name: string,
  label: string,
  icon: string,
  act: () => void,
  { isOn, isDisabled = false }: { isOn?: boolean; isDisabled?: boolean } = {},
): TemplateResult {
  return html`<button
    class="icon-button ${name}"
    type="button"
    title=${label}
    aria-pressed=${isOn === undefined ? nothing : isOn ? 'true' : 'false'}
    ?disabled=${isDisabled}
    @click=${act}
  >
    ${renderIcon(icon)}
  </button>`;
}

/** Renders the buttons that take photos and films, or go back to do so. */
export function renderButtons(view: CameraView): TemplateResult {
  const { state, take, modes, count, actions } = view;
  if (take)
    return html`<dass-button class="clear" @click=${actions.clear}
        ><span slot="start">${renderIcon(refresh)}</span>${
          take.kind === 'photo'
            ? msg('Tirar outra foto', { id: 'dassCameraRetake' })
            : msg('Filmar novamente', { id: 'dassCameraRefilm' })
        }</dass-button
      >${
        view.isEditable && take.kind === 'photo'
          ? html`<dass-button class="edit" @click=${actions.edit}
              ><span slot="start">${renderIcon(photoEdit)}</span
              >${msg('Editar imagem', { id: 'dassImageHeading' })}</dass-button
            >`
          : nothing
      }`;
  if (count > 0)
    return html`<dass-button class="cancel-timer primary" @click=${actions.cancelTimer}
      >${msg('Cancelar temporizador', { id: 'dassCameraCancelTimer' })}</dass-button
    >`;
  switch (state) {
    case 'asking-sound':
      return html`<span class="hint"
          >${msg('Responda à pergunta do navegador sobre o microfone.', { id: 'dassCameraAskingSound' })}</span
        ><dass-button class="skip-sound primary" @click=${actions.skipSound}
          >${msg('Filmar sem som', { id: 'dassCameraSkipSound' })}</dass-button
        >`;
    case 'starting':
      return html`<dass-spinner></dass-spinner
        ><dass-button class="cancel-film primary" @click=${actions.cancelFilm}
          >${msg('Não filmar', { id: 'dassCameraCancelFilm' })}</dass-button
        >`;
    case 'filming':
    case 'finishing':
      return html`<dass-button
        class="stop primary"
        appearance="solid"
        tone="accent"
        ?busy=${state === 'finishing'}
        @click=${actions.stop}
        ><span slot="start">${renderIcon(playerStop)}</span>${
          state === 'finishing'
            ? msg('Finalizando…', { id: 'dassCameraFinishing' })
            : msg('Parar', { id: 'dassCameraStop' })
        }</dass-button
      >`;
    default:
      return html`${modes.includes('photo') ? renderPhotoButton(view) : nothing}
      ${modes.includes('video') ? renderFilmButton(view) : nothing} ${view.hasError ? renderNative(view) : nothing}`;
  }
}

const renderPhotoButton = ({ state, actions }: CameraView): TemplateResult =>
  html`<dass-button
    class="photo primary"
    appearance="solid"
    ?disabled=${state !== 'live' && state !== 'shooting'}
    ?busy=${state === 'shooting'}
    @click=${actions.photo}
    ><span slot="start">${renderIcon(cameraIcon)}</span>${msg('Fotografar', { id: 'dassCameraTake' })}</dass-button
  >`;

const renderFilmButton = ({ state, modes, actions }: CameraView): TemplateResult =>
  html`<dass-button
    class="film-button ${modes.includes('photo') ? '' : 'primary'}"
    ?disabled=${state !== 'live'}
    @click=${actions.film}
    ><span slot="start">${renderIcon(videoIcon)}</span>${msg('Filmar', { id: 'dassCameraRecord' })}</dass-button
  >`;

/** The camera application of a phone, where the page's own camera does not work. */
function renderNative({ modes, isLoading, actions }: CameraView): TemplateResult | typeof nothing {
  if (!matchMedia('(pointer: coarse)').matches) return nothing;
  const types = { photo: 'image/*', video: 'video/mp4' };
  const handleChange = ({ target }: Event): void => {
    const input = target as HTMLInputElement;
    const [file] = input.files ?? [];
    input.value = '';
    if (file) actions.native(file);
  };
  return html`<input
      class="native-input"
      type="file"
      hidden
      accept=${modes.map((mode) => types[mode]).join(',')}
      capture="environment"
      @change=${handleChange}
    /><dass-button
      class="native"
      ?busy=${isLoading}
      @click=${({ target }: Event) =>
        (target as HTMLElement).parentElement?.querySelector<HTMLInputElement>('.native-input')?.click()}
      >${msg('Usar o aplicativo da câmera', { id: 'dassCameraNative' })}</dass-button
    >`;
}
