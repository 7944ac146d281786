import { html, nothing, svg, type TemplateResult } from 'lit';
import { live } from 'lit/directives/live.js';
import { msg, str } from '../../../locales/localize.js';
import {
  alertTriangle,
  captions as captionsIcon,
  download as downloadIcon,
  maximize,
  minimize,
  pictureInPicture,
  playerPause,
  playerPlay,
  refresh,
  volume as volumeIcon,
  volumeOff,
} from '../../controls/icon/icons.js';
import { renderIcon } from '../../controls/icon/render-icon.js';
import '../../controls/menu/menu.js';
import type { DassMenuSelectDetail, MenuEntry } from '../../controls/menu/menu.js';
import '../../controls/spinner/spinner.js';
import { formatDuration } from '../shared/take-model.js';
import { SPEEDS } from './player-model.js';
import type { PlayerFailure } from './player-properties.js';
import { failureText, percentText, speedText, spokenPosition, tenthsText } from './player-texts.js';
import type { RangeHandles } from './range-handles.js';
import type { PlayedRange } from './range-model.js';

/** What the player shows. */
export interface PlayerView {
  readonly time: number;
  /** In seconds; NaN until it is known, Infinity for a live stream. */
  readonly duration: number;
  readonly isPlaying: boolean;
  /** Whether it plays and waits for data. */
  readonly isWaiting: boolean;
  /** Whether there is nothing to play. */
  readonly isEmpty: boolean;
  readonly speed: number;
  readonly volume: number;
  readonly isMuted: boolean;
  readonly canSetVolume: boolean;
  /** Whether the user can select a part. Its place is there before the duration is known, so that nothing moves then. */
  readonly hasRange: boolean;
  /** The ends of the part that is played; `undefined` for the whole, and until the duration is known. */
  readonly handles?: RangeHandles | undefined;
  /** Whether there is a waveform instead of a plain bar. */
  readonly hasWave: boolean;
  /** Address of the download. Empty: none is offered. */
  readonly download: string;
  readonly fileName: string;
  /** What a film has besides. */
  readonly film?:
    | {
        readonly isFullscreen: boolean;
        readonly hasPictureInPicture: boolean;
        readonly hasCaptions: boolean;
        readonly showsCaptions: boolean;
      }
    | undefined;
  readonly actions: PlayerActions;
}

export interface PlayerActions {
  toggle(): void;
  seek(seconds: number): void;
  /** The position has the focus. */
  syncPosition(): void;
  selectSpeed(speed: number): void;
  setVolume(volume: number): void;
  mute(): void;
  toggleCaptions(): void;
  togglePictureInPicture(): void;
  toggleFullscreen(): void;
}

/** Renders the controls in one line; in a narrow box in two. */
export function renderControls(view: PlayerView): TemplateResult {
  const { isPlaying, isWaiting, isEmpty, actions } = view;
  const text = isPlaying ? msg('Pausar', { id: 'dassPlayerPause' }) : msg('Reproduzir', { id: 'dassPlayerPlay' });
  return html`<div class="controls">
    <button class="play" type="button" title=${text} ?disabled=${isEmpty} @click=${actions.toggle}>
      ${isWaiting ? html`<dass-spinner></dass-spinner>` : renderIcon(isPlaying ? playerPause : playerPlay)}
    </button>
    ${renderTrack(view)}
    <div class="tools">
      ${renderTime(view)}<span class="grow"></span>${renderSpeed(view)}${renderVolume(view)}${renderFilmButtons(view)}${
        view.download ? renderDownload(view) : nothing
      }
    </div>
  </div>`;
}

function renderTrack({ time, duration, hasWave, isEmpty, hasRange, handles, actions }: PlayerView): TemplateResult {
  const isSeekable = Number.isFinite(duration) && duration > 0;
  return html`<div class=${hasRange ? 'track ranged' : 'track'}>
    ${
      hasWave
        ? html`<svg class="wave" preserveAspectRatio="none" aria-hidden="true">
            ${svg`<path class="all" /><path class="played" />`}
          </svg>`
        : html`<span class="line"></span>`
    }
    <span class="cursor"></span>
    <input
      class="position"
      type="range"
      min="0"
      step="0.01"
      max=${isSeekable ? duration : 1}
      ?disabled=${isEmpty || !isSeekable}
      aria-label=${msg('Posição', { id: 'dassPlayerPositionLabel' })}
      aria-valuetext=${spokenPosition(time, isSeekable ? duration : 0)}
      @focus=${actions.syncPosition}
      @input=${(event: Event) => {
        // It is composed and would leave the shadow tree.
        event.stopPropagation();
        actions.seek(Number((event.target as HTMLInputElement).value));
        // It may have been moved out of the part that is played.
        actions.syncPosition();
      }}
    />
    ${handles?.render()}
  </div>`;
}

function renderTime({ time, duration, hasRange, handles }: PlayerView): TemplateResult {
  const total = Number.isFinite(duration) ? formatDuration(duration) : '--:--';
  return html`<span class="time" dir="ltr"
      >${formatDuration(time)}${duration === Infinity ? nothing : html`<span class="total"> / ${total}</span>`}</span
    >${hasRange ? renderRangeTime(handles?.range) : nothing}`;
}

function renderRangeTime(range: PlayedRange | undefined): TemplateResult {
  const [from, to] = [tenthsText(range?.start ?? 0), tenthsText(range?.end ?? 0)];
  return html`<span class=${range ? 'range-time' : 'range-time unknown'}
    >${msg(str`Trecho: ${from} a ${to}`, { id: 'dassPlayerRange' })}</span
  >`;
}

function renderSpeed({ speed, actions }: PlayerView): TemplateResult {
  const label = msg('Velocidade', { id: 'dassPlayerSpeed' });
  const entries: readonly MenuEntry[] = SPEEDS.map((value) => ({
    id: String(value),
    label: speedText(value),
    checked: value === speed,
  }));
  const text = speedText(speed);
  return html`<dass-menu
    placement="top-end"
    label=${label}
    .entries=${entries}
    @dass-menu-select=${({ detail }: CustomEvent<DassMenuSelectDetail>) => actions.selectSpeed(Number(detail.entry.id))}
  >
    <button
      slot="anchor"
      class="icon-button speed"
      type="button"
      aria-label=${msg(str`Velocidade: ${text}`, { id: 'dassPlayerSpeedIs' })}
    >
      ${text}
    </button>
  </dass-menu>`;
}

function renderVolume({ volume, isMuted, canSetVolume, actions }: PlayerView): TemplateResult {
  const text = isMuted
    ? msg('Ligar o som', { id: 'dassPlayerUnmute' })
    : msg('Desligar o som', { id: 'dassPlayerMute' });
  const heard = isMuted ? 0 : volume;
  return html`<span class="volume">
    <button class="icon-button mute" type="button" title=${text} @click=${actions.mute}>
      ${renderIcon(isMuted || volume === 0 ? volumeOff : volumeIcon)}
    </button>
    ${
      canSetVolume
        ? html`<input
            class="loudness"
            type="range"
            min="0"
            max="1"
            step="0.05"
            .value=${live(String(heard))}
            aria-label=${msg('Volume', { id: 'dassPlayerVolume' })}
            aria-valuetext=${percentText(heard)}
            @input=${(event: Event) => {
              event.stopPropagation();
              actions.setVolume(Number((event.target as HTMLInputElement).value));
            }}
          />`
        : nothing
    }
  </span>`;
}

function renderFilmButtons({ film, isEmpty, actions }: PlayerView): TemplateResult | typeof nothing {
  if (!film) return nothing;
  const captions = msg('Legendas', { id: 'dassPlayerCaptions' });
  const inset = msg('Janela flutuante', { id: 'dassPlayerPictureInPicture' });
  const full = film.isFullscreen
    ? msg('Sair da tela cheia', { id: 'dassPlayerLeaveFullscreen' })
    : msg('Tela cheia', { id: 'dassPlayerFullscreen' });
  return html`${
      film.hasCaptions
        ? html`<button
            class="icon-button captions"
            type="button"
            title=${captions}
            aria-pressed=${film.showsCaptions}
            @click=${actions.toggleCaptions}
          >
            ${renderIcon(captionsIcon)}
          </button>`
        : nothing
    }${
      film.hasPictureInPicture
        ? html`<button
            class="icon-button inset"
            type="button"
            title=${inset}
            ?disabled=${isEmpty}
            @click=${actions.togglePictureInPicture}
          >
            ${renderIcon(pictureInPicture)}
          </button>`
        : nothing
    }<button class="icon-button fullscreen" type="button" title=${full} @click=${actions.toggleFullscreen}>
      ${renderIcon(film.isFullscreen ? minimize : maximize)}
    </button>`;
}

function renderDownload({ download, fileName }: PlayerView): TemplateResult {
  const text = msg('Baixar', { id: 'dassPlayerDownload' });
  return html`<a
    class="icon-button download"
    href=${download}
    download=${fileName}
    target=${linkTarget(download)}
    rel="noopener noreferrer"
    title=${text}
    >${renderIcon(downloadIcon)}</a
  >`;
}

/** The page of the application must not be left where a server displays a file instead of downloading it. */
const linkTarget = (address: string): string => (address.startsWith('blob:') ? '_self' : '_blank');

/** @param onRetry undefined for a file, which stays the same */
export function renderFailure(
  failure: PlayerFailure,
  { download, fileName }: Pick<PlayerView, 'download' | 'fileName'>,
  onRetry: (() => void) | undefined,
): TemplateResult {
  return html`<div class="failure">
    ${renderIcon(alertTriangle)}<span class="grow">${failureText(failure)}</span>${
      onRetry
        ? html`<button class="action retry" type="button" @click=${onRetry}>
            ${renderIcon(refresh)}${msg('Tentar de novo', { id: 'dassPlayerRetry' })}
          </button>`
        : nothing
    }${
      download
        ? html`<a
            class="action save"
            href=${download}
            download=${fileName}
            target=${linkTarget(download)}
            rel="noopener noreferrer"
            >${renderIcon(downloadIcon)}${msg('Baixar', { id: 'dassPlayerDownload' })}</a
          >`
        : nothing
    }
  </div>`;
}
