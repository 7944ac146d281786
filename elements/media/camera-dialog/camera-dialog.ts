import { html, nothing, type PropertyValues } from 'lit';
import { msg } from '../../../locales/localize.js';
import { announce } from '../../base/announce.js';
import { PageData } from '../../base/data/page-data.js';
import { deepActiveElement, holdsFocus } from '../../base/focus/focus-return.js';
import { LazyImport } from '../../base/loading/lazy-import.js';
import { define } from '../../base/registration.js';
import { visuallyHiddenStyles } from '../../base/styles/visually-hidden.styles.js';
import '../../controls/button/button.js';
import type { CloseReason } from '../../controls/dialog/dialog-element.js';
import { limitBytes } from '../../core/files/file-size-limit.js';
import { DiscardQuestion } from '../../messages/confirm-dialog/discard-question.js';
import type { CaptureError, CaptureErrorKind } from '../shared/capture-error-model.js';
import { ImageEditing } from '../image-editor-dialog/image-editing.js';
import { CaptureErrorPanel } from '../shared/capture-error-panel.js';
import { captureErrorStyles } from '../shared/capture-error.styles.js';
import type { Device } from '../shared/device-choice-model.js';
import { DeviceMenu } from '../shared/device-menu.js';
import { deviceMenuStyles } from '../shared/device-menu.styles.js';
import { cameraDialogStyles } from './camera-dialog.styles.js';
import { CameraDialogProperties } from './camera-dialog-properties.js';
import type { CameraSession, CameraState, Take } from './camera-session.js';
import { renderButtons, renderStage, renderTools, type CameraView } from './render-camera.js';
import { SelfTimer } from './self-timer.js';

export type {
  CameraDialogEvents,
  CameraResult,
  DassCameraDialogCloseDetail,
  DassCameraDialogConfirmDetail,
  DassCameraDialogDeviceDetail,
  DassCameraDialogErrorDetail,
} from './camera-dialog-properties.js';

/**
 * A dialog in which the user takes a photo or a film, sees it, and confirms it. A photo is a PNG with everything that the
 * camera gives, smaller only to fit `maxSize`. A film is an MP4 with sound: H.264, at most 1280 × 720. It is encoded while
 * it is filmed, and checked before it is shown. The view of a front camera is mirrored, the file never. The user is asked
 * before a photo or film is discarded, also while it is taken. Escape and the close button end a film first.
 *
 * The camera is released when the dialog closes. The page needs a secure address, and a Content-Security-Policy that
 * allows `blob:` for images and media.
 * @summary A dialog in which the user takes a photo or a film.
 * @fires {CustomEvent<DassCameraDialogConfirmDetail>} dass-confirm - Fired when the user confirms the photo or film.
 *   Cancelable: when prevented, the dialog stays open and the address stays with the dialog.
 * @fires {CustomEvent<DassCameraDialogErrorDetail>} dass-camera-error - Fired when the camera or the encoder fails.
 * @fires {CustomEvent<DassCameraDialogDeviceDetail>} dass-device-change - Fired when the user selects another camera.
 * @fires {CustomEvent<DassDialogBeforeCloseDetail>} dass-before-close - Fired before a user action closes the dialog.
 *   Cancelable: when prevented, the dialog stays open and nothing is confirmed.
 * @fires {CustomEvent<DassCameraDialogCloseDetail>} dass-close - Fired once when a user action has closed the dialog.
 *   `value` is what the user confirmed.
 * @csspart dialog - The native dialog.
 */
export class DassCameraDialog extends CameraDialogProperties {
  static override styles = [
    ...(CameraDialogProperties.styles as []),
    visuallyHiddenStyles,
    captureErrorStyles,
    deviceMenuStyles,
    cameraDialogStyles,
  ];
  static override readonly pageData = new PageData('modes');

  readonly #engine = new LazyImport(this, async () => ({
    ...(await import('./camera-session.js')),
    ...(await import('./native-take.js')),
  }));
  readonly #player = new LazyImport(this, () => import('../player/player.js'));
  readonly #error = new CaptureErrorPanel(this, {
    device: 'camera',
    retry: () => this.#retry(),
    recovered: () => {
      announce(msg('A câmera está disponível novamente.', { id: 'dassCameraRecovered' }));
      this.#openCamera();
    },
  });
  readonly #devices = new DeviceMenu(this, 'camera', (device) => this.#changeDevice(device));
  readonly #timer = new SelfTimer(this);
  readonly #discardQuestion = new DiscardQuestion(this);
  readonly #editing = new ImageEditing(this);
  #session?: CameraSession | undefined;
  #take?: (Take & { readonly url: string }) | undefined;
  #hasTimer = false;
  #lastError?: CaptureErrorKind;
  #isReading = false;
  /** A file of the phone's own camera that cannot be used. */
  #isRefused = false;
  /** Whether the focus was inside before the last update, and is to be there again. */
  #hadFocus = false;

  /** The view that is shown: 0 the camera, 1 the photo, 2 the film. */
  get tab(): 0 | 1 | 2 {
    return this.#take ? ({ photo: 1, video: 2 } as const)[this.#take.kind] : 0;
  }

  override connectedCallback(): void {
    super.connectedCallback();
    if (this.hasUpdated && this.open && !this.#session) this.#openCamera();
  }

  override disconnectedCallback(): void {
    super.disconnectedCallback();
    // A dialog that is moved is connected again at once, and goes on.
    queueMicrotask(() => {
      if (!this.isConnected) this.#release();
    });
  }

  protected override willUpdate(changed: PropertyValues<this>): void {
    this.#hadFocus ||= this.hasUpdated && this.open && !changed.has('open') && holdsFocus(this);
    if (changed.has('open')) {
      if (this.open) {
        this.#openCamera();
        // The button that takes photos has the focus when it can be used.
        this.#hadFocus = true;
      } else this.#release();
    }
    if (changed.has('deviceId') && changed.get('deviceId') !== undefined)
      void this.#session?.changeDevice(this.#deviceId);
  }

  protected override updated(changed: PropertyValues<this>): void {
    super.updated(changed);
    const view = this.#view;
    const stream = this.#session?.stream;
    if (view && view.srcObject !== (stream ?? null)) {
      view.srcObject = stream ?? null;
      // Interrupted by the next one.
      if (stream) void view.play().catch(() => undefined);
    }
    if (this.#hadFocus) void this.#restoreFocus();
  }

  protected override headingText(): string {
    return this.heading || msg('Câmera', { id: 'dassCameraHeading' });
  }

  protected override initialFocus(): HTMLElement | undefined {
    return this.renderRoot.querySelector<HTMLElement>('dialog') ?? undefined;
  }

  protected override requestClose(reason: CloseReason, detail?: object, commit?: () => boolean): boolean {
    return super.requestClose(reason, { value: null, ...detail }, commit);
  }

  /** Escape and the close button end the self-timer or the film first. */
  protected override userClose(reason: 'escape' | 'outside' | 'close'): void {
    if (this.#timer.cancel()) return;
    const state = this.#state;
    if (state === 'filming') this.#session?.stopFilm();
    // The photo or film is about to be shown.
    if (state === 'filming' || state === 'finishing' || state === 'shooting') return;
    if (this.blocksUserClose()) super.userClose(reason);
    else this.#leave(reason);
  }

  protected override renderBody(): unknown {
    const view = this.#viewModel;
    return html`<div class="camera">
      ${this.#error.render()} ${this.#isRefused ? html`<p class="problem">${refusedText()}</p>` : nothing}
      ${renderStage(view)} ${this.#take ? nothing : renderTools(view)}
      <div class="buttons">${renderButtons(view)}</div>
    </div>`;
  }

  protected override renderFooter(): unknown {
    return html`<dass-button class="cancel" @click=${() => this.#leave('cancel')}
        >${msg('Cancelar', { id: 'dassCameraCancel' })}</dass-button
      ><dass-button
        class="confirm ${this.#take ? 'primary' : ''}"
        appearance="solid"
        ?disabled=${!this.#take}
        @click=${this.#confirm}
        >${msg('Confirmar', { id: 'dassCameraConfirm' })}</dass-button
      >`;
  }

  get #viewModel(): CameraView {
    const session = this.#session;
    return {
      state: this.#state,
      take: this.#take,
      camera: session?.camera,
      seconds: session?.seconds ?? 0,
      bytes: session?.bytes ?? 0,
      maxBytes: this.#maxBytes,
      maxSeconds: this.#maxSeconds,
      count: this.#timer.seconds,
      timerSeconds: this.countdown,
      hasTimer: this.#hasTimer,
      modes: this.modes,
      isLoading: this.#engine.loading !== undefined || this.#isReading,
      hasError: this.#error.error !== undefined,
      isEditable: this.editable,
      devices: this.#devices,
      deviceId: this.#deviceId,
      actions: {
        showPicture: () => session?.handlePicture(),
        photo: this.#photo,
        film: this.#film,
        stop: () => session?.stopFilm(),
        skipSound: () => session?.skipSound(),
        cancelFilm: () => session?.cancelFilm(),
        cancelTimer: () => this.#timer.cancel(),
        switchTimer: () => this.#switchTimer(),
        switchTorch: () => void this.#switchTorch(),
        zoom: (value) => void session?.camera?.setZoom(value),
        switchCamera: () => this.#switchCamera(),
        native: (file) => this.#readNative(file),
        clear: this.#clear,
        edit: this.#edit,
      },
    };
  }

  get #state(): CameraState {
    return this.#session?.state ?? 'closed';
  }

  get #view(): HTMLVideoElement | null {
    return this.renderRoot.querySelector<HTMLVideoElement>('video.view');
  }

  get #deviceId(): string {
    return this.deviceId || this.#devices.rememberedId;
  }

  get #maxBytes(): number {
    return limitBytes(this.maxSize);
  }

  get #maxSeconds(): number {
    return this.maxDuration ?? Infinity;
  }

  /** The focused button may be gone in the new state. Its main button has the focus then, when it can be focused. */
  async #restoreFocus(): Promise<void> {
    const [active, dialog] = [deepActiveElement(), this.renderRoot.querySelector('dialog')];
    if (holdsFocus(this) && active !== dialog) {
      this.#hadFocus = false;
      return;
    }
    const main = this.renderRoot.querySelector<HTMLElementTagNameMap['dass-button']>(
      '.retry, .primary:not([disabled])',
    );
    if (!main) return;
    this.#hadFocus = false;
    await main.updateComplete;
    // The user may have moved on meanwhile.
    const now = deepActiveElement();
    if (this.open && (now === document.body || now === dialog)) main.focus({ preventScroll: true });
  }

  #openCamera(): void {
    if (this.#take) return;
    this.#error.clear();
    this.#engine.load(({ CameraSession: Session }) => {
      if (!this.open || !this.isConnected || this.#take) return;
      if (!this.#session) {
        const options = { deviceId: this.#deviceId, withPhotos: this.modes.includes('photo') };
        const session: CameraSession = new Session(options, {
          changed: () => this.#session === session && this.#update(),
          taken: (take) => this.#session === session && this.#show(take),
          failed: (error) => this.#session === session && this.#handleError(error),
        });
        this.#session = session;
      }
      void this.#session.open();
    });
  }

  #update(): void {
    const { error } = this.#error;
    const isOver = error?.kind === 'silent' ? this.#state === 'live' : this.#state === 'opening';
    if (isOver) this.#error.clear();
    if (this.#state === 'live') void this.#devices.update();
    if (this.#state === 'closed' || this.#state === 'asking') this.#timer.cancel();
    this.requestUpdate();
  }

  #handleError(error: CaptureError): void {
    this.#timer.cancel();
    this.#lastError = error.kind;
    this.#error.show(error);
    this.emit('dass-camera-error', { error });
  }

  #retry(): void {
    if (this.#state === 'live') {
      if (this.#lastError === 'encoder') this.#film();
      return;
    }
    this.#session?.close();
    this.#session = undefined;
    this.#openCamera();
  }

  #replaceTake(take: Take): void {
    this.#forgetTake();
    this.#isRefused = false;
    if (take.kind === 'video') this.#player.loadOnce();
    this.#take = { ...take, url: URL.createObjectURL(take.file) };
    this.requestUpdate();
  }

  #show(take: Take): void {
    this.#replaceTake(take);
    announce(
      take.kind === 'photo'
        ? msg('Foto tirada. Confirme ou tire outra.', { id: 'dassCameraPhotoTaken' })
        : msg('Vídeo concluído. Confirme ou grave outro.', { id: 'dassCameraFilmTaken' }),
    );
  }

  readonly #photo = (): void => {
    this.#afterTimer(() => {
      const view = this.#view;
      if (view) void this.#session?.takePhoto(view, this.#maxBytes);
    });
  };

  readonly #film = (): void => {
    this.#afterTimer(() => {
      const [maxBytes, maxSeconds] = [this.#maxBytes, this.#maxSeconds];
      void this.#session?.startFilm({ maxBytes, maxSeconds, withSound: !this.withoutSound });
    });
  };

  #afterTimer(act: () => void): void {
    if (this.#state !== 'live') return;
    this.#error.clear();
    if (this.#hasTimer && this.countdown > 0) this.#timer.start(this.countdown, act);
    else act();
  }

  #switchTimer(): void {
    this.#hasTimer = !this.#hasTimer;
    this.requestUpdate();
  }

  async #switchTorch(): Promise<void> {
    const camera = this.#session?.camera;
    await camera?.setTorch(!camera.hasTorch);
    this.requestUpdate();
  }

  /** The next camera of the list. */
  #switchCamera(): void {
    const { devices } = this.#devices;
    const id = this.#session?.camera?.track.getSettings().deviceId;
    const index = devices.findIndex((device) => device.id === id);
    const next = devices[(index + 1) % devices.length];
    if (next) this.#devices.select(next);
  }

  #changeDevice({ id, label }: Device): void {
    // The property stays the same when the user goes back to the default from the remembered camera.
    if (id === this.deviceId) void this.#session?.changeDevice(id);
    this.deviceId = id;
    this.emit('dass-device-change', { deviceId: id, label });
  }

  #readNative(file: File): void {
    this.#engine.load(async ({ readNativeTake }) => {
      this.#isReading = true;
      this.#isRefused = false;
      this.requestUpdate();
      const take = await readNativeTake(file, this.#maxBytes);
      this.#isReading = false;
      if (!this.open) return;
      this.#isRefused = !take;
      if (take) {
        this.#error.clear();
        this.#show(take);
      } else announce(refusedText(), 'assertive');
      this.requestUpdate();
    });
  }

  readonly #edit = (): void => {
    const before = this.#take;
    if (before?.kind !== 'photo') return;
    this.#editing.edit(before.file, { format: 'png', maxSize: this.maxSize }, (image) => {
      this.#engine.load(async ({ photoSize }) => {
        const size = await photoSize(image);
        if (this.#take === before) this.#replaceTake({ kind: 'photo', file: image, ...size });
      });
    });
  };

  readonly #clear = (): void => {
    this.#forgetTake();
    this.requestUpdate();
    if (this.#state === 'closed') this.#openCamera();
  };

  /** Closes the dialog for the user, who is asked first when a photo or film would be lost. A film goes on meanwhile. */
  #leave(reason: CloseReason): void {
    const state = this.#state;
    const isTaking = state === 'filming' || state === 'finishing' || state === 'shooting';
    if (!this.#take && !isTaking) {
      this.requestClose(reason);
      return;
    }
    const lost =
      state === 'filming'
        ? msg('O vídeo que está sendo gravado será perdido.', { id: 'dassCameraFilming' })
        : msg('O que você fotografou ou filmou ainda não foi confirmado.', { id: 'dassCameraUnconfirmed' });
    this.#discardQuestion.ask(lost, () => this.requestClose(reason));
  }

  readonly #confirm = (): void => {
    const take = this.#take;
    if (!take) return;
    const value = { kind: take.kind, data: take.file, url: take.url };
    this.requestClose('confirm', { value }, () => {
      if (!this.emit('dass-confirm', value, { cancelable: true })) return false;
      // The address belongs to the application now.
      if (this.#take === take) this.#take = undefined;
      return true;
    });
  };

  #forgetTake(): void {
    if (this.#take) URL.revokeObjectURL(this.#take.url);
    this.#take = undefined;
  }

  #release(): void {
    this.#timer.cancel();
    this.#session?.close();
    this.#session = undefined;
    this.#hadFocus = this.#isRefused = false;
    this.#error.clear();
    this.#forgetTake();
  }
}

const refusedText = (): string =>
  msg('O arquivo não pode ser usado: não é uma foto nem um vídeo MP4, ou é grande demais.', {
    id: 'dassCameraNativeRefused',
  });

define('dass-camera-dialog', DassCameraDialog);

declare global {
  interface HTMLElementTagNameMap {
    'dass-camera-dialog': DassCameraDialog;
  }
}
