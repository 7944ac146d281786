/** The zoom of a camera. */
export interface ZoomRange {
  readonly min: number;
  readonly max: number;
  readonly step: number;
}

interface CameraCapabilities {
  readonly torch?: boolean;
  readonly zoom?: { readonly min: number; readonly max: number; readonly step: number };
}
interface CameraSettings {
  readonly zoom?: number;
}

/** Constraints for photos: the largest picture that the camera has. */
const photoConstraints: MediaTrackConstraints = {
  width: { ideal: 4096 },
  height: { ideal: 2160 },
  frameRate: { ideal: 30 },
};
const filmConstraints: MediaTrackConstraints = {
  width: { ideal: 1280 },
  height: { ideal: 720 },
  frameRate: { ideal: 30 },
};

/** What is asked of a camera. @param isPhoto for photos; otherwise for films */
export const cameraConstraints = (isPhoto: boolean): MediaTrackConstraints =>
  isPhoto ? photoConstraints : filmConstraints;

/** An open camera: what it can do and what is set. */
export class CameraTrack {
  readonly track: MediaStreamTrack;
  #isPhoto: boolean;
  #torch = false;
  #zoom: number | undefined;

  constructor(track: MediaStreamTrack, isPhoto: boolean) {
    this.track = track;
    this.#isPhoto = isPhoto;
    this.#zoom = (track.getSettings() as CameraSettings).zoom;
  }

  /** Whether it faces the user: what it shows is mirrored then. */
  get isFront(): boolean {
    return this.track.getSettings().facingMode === 'user';
  }

  get canTorch(): boolean {
    return this.#capabilities.torch === true;
  }

  get hasTorch(): boolean {
    return this.#torch;
  }

  get zoomRange(): ZoomRange | undefined {
    const range = this.#capabilities.zoom;
    return range && range.max > range.min
      ? { min: range.min, max: range.max, step: range.step > 0 ? range.step : 0.1 }
      : undefined;
  }

  get zoom(): number {
    return this.#zoom ?? this.zoomRange?.min ?? 1;
  }

  /** Prepares for photos or films. A camera that cannot stays as it is. */
  async prepare(isPhoto: boolean): Promise<void> {
    if (isPhoto === this.#isPhoto) return;
    this.#isPhoto = isPhoto;
    await this.#apply();
  }

  /** Switches the light. */
  async setTorch(isOn: boolean): Promise<void> {
    const before = this.#torch;
    this.#torch = isOn;
    if (!(await this.#apply())) this.#torch = before;
  }

  async setZoom(zoom: number): Promise<void> {
    this.#zoom = zoom;
    await this.#apply();
  }

  get #capabilities(): CameraCapabilities {
    // Firefox has no such method.
    return (
      (this.track.getCapabilities as unknown) === undefined ? {} : this.track.getCapabilities()
    ) as CameraCapabilities;
  }

  /** New constraints replace all that were set before. */
  async #apply(): Promise<boolean> {
    const advanced = {
      ...(this.canTorch ? { torch: this.#torch } : {}),
      ...(this.zoomRange ? { zoom: this.zoom } : {}),
    };
    try {
      await this.track.applyConstraints({
        ...cameraConstraints(this.#isPhoto),
        ...(Object.keys(advanced).length > 0 ? { advanced: [advanced as MediaTrackConstraintSet] } : {}),
      });
      return true;
    } catch (error) {
      console.warn('[dass] <dass-camera-dialog> The camera keeps its settings.', error);
      return false;
    }
  }
}
