export interface FilmOptions {
  /** The file is not larger. */
  readonly maxBytes: number;
  /** The film stops at this length. */
  readonly maxSeconds: number;
}

/** A film on its way to a file. */
export interface FilmTaking {
  /** Takes the pictures of a camera. The one before is filmed until the first picture comes. */
  add(track: MediaStreamTrack): void;
  /** Ends the film with a file. */
  stop(): void;
  /** Ends the film without a file. */
  discard(): void;
}

/** Why there is no film: no way to an MP4 file in this browser, or the encoder has failed. */
export class FilmError extends Error {
  override readonly name = 'FilmError';
  readonly isUnsupported: boolean;

  constructor(isUnsupported: boolean, reason: string) {
    super(reason);
    this.isUnsupported = isUnsupported;
  }
}

/** Hears of a film. */
export interface FilmListener {
  /** Called with the first picture of a camera. */
  live(): unknown;
  progressed(seconds: number, bytes: number): void;
  /** Called when the file is complete and checked. */
  finished(file: File, seconds: number): void;
  /** Called when there is no file. */
  failed(error: FilmError): void;
}
