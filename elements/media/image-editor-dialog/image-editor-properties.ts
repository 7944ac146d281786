import { number, oneOf, property, readNames } from '../../base/property.js';
import {
  DialogElement,
  dialogWidth,
  type DassDialogCloseDetail,
  type DialogEvents,
} from '../../controls/dialog/dialog-element.js';
import { readRatio } from '../../core/image/crop.js';
import { MARK_KINDS, type MarkKind } from '../../core/image/marks.js';

/** What the user can do with an image. */
export type ImageTool = 'crop' | 'turn' | MarkKind;
export const IMAGE_TOOLS: readonly ImageTool[] = ['crop', 'turn', ...MARK_KINDS];

/** Format of the file that is written. */
export const IMAGE_FORMATS = ['auto', 'png', 'jpeg', 'webp'] as const;
export type ImageFormat = (typeof IMAGE_FORMATS)[number];

export const CROP_RATIOS: readonly string[] = ['free', '1:1', '4:3', '16:9'];

/** What the user has made. */
export interface ImageResult {
  /** The edited image. It has no metadata of the file before, such as the place and the device. */
  readonly file: File;
  /** The file before, unchanged. Only with `keepOriginal`. */
  readonly original?: File;
}

/** The detail of `dass-confirm`. */
export interface DassImageEditorDialogConfirmDetail extends ImageResult {
  /** The edited image. It has no metadata of the file before, such as the place and the device. */
  readonly file: File;
}

/** The detail of `dass-close`. */
export interface DassImageEditorDialogCloseDetail extends DassDialogCloseDetail {
  /** What the user has confirmed. Null when the user did not confirm. */
  readonly value: ImageResult | null;
}

export interface ImageEditorDialogEvents extends DialogEvents {
  'dass-confirm': DassImageEditorDialogConfirmDetail;
  'dass-close': DassImageEditorDialogCloseDetail;
}

/** Reads tools from a list or a text. Unknown names are left out. */
function imageTools(value: unknown): readonly ImageTool[] | undefined {
  const names = readNames(value);
  const tools = names && IMAGE_TOOLS.filter((tool) => names.includes(tool));
  return tools?.length ? tools : undefined;
}

/** Reads ratios from a list or a text: `free` or `width:height`. Others are left out. */
function cropRatios(value: unknown): readonly string[] | undefined {
  const ratios = readNames(value)?.filter(
    (name): name is string => name === 'free' || (typeof name === 'string' && readRatio(name) !== undefined),
  );
  return ratios?.length ? [...new Set(ratios)] : undefined;
}

/** The public properties of an image editor. */
export abstract class ImageEditorProperties extends DialogElement<ImageEditorDialogEvents> {
  /** Heading and accessible name. A text that starts with `dass` is a message id. Default: `''`, 'Editar imagem'. */
  @property({ type: String })
  heading = '';

  /** Width: `s`, `m`, `l`, `full`, or a CSS length. On small screens always full screen. Default: `full`. */
  @property({ type: String, accept: dialogWidth })
  width = 'full';

  /**
   * The image: a `File` or `Blob` of any format that the browser shows. It is never changed. Another file starts anew.
   * Default: `undefined`.
   */
  @property({ attribute: false, accept: (value) => (value instanceof Blob ? value : undefined) })
  file?: Blob;

  /**
   * What the user can do: `crop`, `turn` (turn and mirror), `arrow`, `line`, `ellipse`, `rectangle`, `text`, `blur`, in a
   * list or a text. Default: all.
   */
  @property({ attribute: false, accept: imageTools })
  tools: readonly ImageTool[] = IMAGE_TOOLS;

  /**
   * The shapes that the user can crop to: `free` or `width:height`, in a list or a text. A single one that is not `free`
   * is kept: the image is cropped to it at once. Default: `['free', '1:1', '4:3', '16:9']`.
   */
  @property({ attribute: false, accept: cropRatios })
  ratios: readonly string[] = CROP_RATIOS;

  /**
   * Format of the file: `png`, `jpeg`, `webp`, or `auto` for the format before: PNG and WebP stay, others become JPEG, an
   * SVG or GIF becomes PNG. A browser that cannot write WebP writes JPEG. Default: `auto`.
   */
  @property({ type: String, accept: oneOf(IMAGE_FORMATS) })
  format: ImageFormat = 'auto';

  /** Quality of a JPEG or WebP, above 0 and at most 1. Default: 0.9. */
  @property({ type: Number, accept: number({ min: 0.01, max: 1 }) })
  quality = 0.9;

  /**
   * Largest width in pixels. A wider result gets smaller in its shape. Default: `undefined`, the width of what is left of
   * the image.
   */
  @property({ type: Number, attribute: 'max-width', accept: number({ min: 1 }) })
  maxWidth?: number;

  /**
   * Maximum size of the file in MB (1,000,000 bytes). A larger result gets smaller until it fits. Default: `undefined`, no
   * limit.
   */
  @property({ type: Number, attribute: 'max-size', accept: number({ min: 0.01 }) })
  maxSize?: number;

  /** Whether the result has the file before, too, in `original`. Default: `false`. */
  @property({ type: Boolean, attribute: 'keep-original' })
  keepOriginal = false;
}
