import { DassElement } from '../../base/dass-element.js';
import { list, number, property } from '../../base/property.js';
import { FileLimits } from '../shared/file-limit-properties.js';

/** A file of a carousel: a new one with its `file`, or one that is stored already. */
export interface CarouselFile {
  /** Identifies the entry, so that it stays current when `files` is replaced. */
  readonly _id?: string | number | undefined;
  /** Id of a stored file. Without `src` its download address is used. Identifies the entry if there is no `_id`. */
  readonly id?: string | number | undefined;
  /** A new file. */
  readonly file?: File | undefined;
  /** Address of a stored file: http, https, relative, `blob:` of the page, or `data:` of an image that is no SVG. */
  readonly src?: string | undefined;
  /** Name of a stored file. */
  readonly fileName?: string | undefined;
  /** Name of a new file. */
  readonly name?: string | undefined;
  /** MIME type. Without it the extension of the name decides how the file is shown. */
  readonly type?: string | undefined;
  /** Size in bytes. */
  readonly size?: number | undefined;
  /** Text about the file, shown below it and read with its name. Line breaks are kept. */
  readonly caption?: string | undefined;
  /**
   * Address at which the application shows this file: http, https or relative. The user can copy it. Without it there is
   * no such button.
   */
  readonly link?: string | undefined;
  /** Other fields of the application. */
  readonly [field: string]: unknown;
}

/** The detail of `dass-add`. */
export interface DassCarouselAddDetail {
  /** The files that the user has picked and that are accepted. */
  readonly files: readonly File[];
}

/** The detail of `dass-remove`. */
export interface DassCarouselRemoveDetail {
  /** The entry of `files` that the user wants to remove. */
  readonly file: CarouselFile;
  /** Its index in `files`. */
  readonly index: number;
}

/** The detail of `dass-slide`. */
export interface DassCarouselSlideDetail {
  /** Index of the slide that is current now. */
  readonly index: number;
}

export interface CarouselEvents {
  'dass-add': DassCarouselAddDetail;
  'dass-remove': DassCarouselRemoveDetail;
  'dass-slide': DassCarouselSlideDetail;
}

/** An element with the events of a carousel. */
abstract class CarouselBase extends DassElement<CarouselEvents> {}

/** The public properties of a carousel. `FileLimits` decides which files can be added. */
export abstract class CarouselProperties extends FileLimits(CarouselBase) {
  /** The files. The list and its objects are not changed. Default: `[]`. */
  @property({ attribute: false, accept: list as (value: unknown) => readonly CarouselFile[] | undefined })
  files: readonly CarouselFile[] = [];

  /**
   * Index of the current slide. When `files` is replaced, the current slide stays current and its index may change;
   * setting the index again that it had before then has no effect, as frameworks set unchanged values (use `goTo()`).
   * With an index after the last slide, the last slide is current. Default: 0.
   */
  @property({ type: Number, accept: number({ min: 0, whole: true }) })
  index = 0;

  /** Prevents the user from adding and removing files. Default: `false`. */
  @property({ type: Boolean, reflect: true, attribute: 'readonly' })
  readOnly = false;

  /** Prevents the user from adding and removing files, like `readOnly`. Files can still be viewed. Default: `false`. */
  @property({ type: Boolean, reflect: true })
  disabled = false;

  /**
   * Accessible name of the carousel. A text that starts with `dass` is a message id. Default: `''`, 'Imagens e
   * documentos'.
   */
  @property({ type: String })
  label = '';
}
