import { DassElement } from '../../base/dass-element.js';
import { list, oneOf, property } from '../../base/property.js';
import type { CarouselFile } from '../carousel/carousel-properties.js';

/** A file of a list. */
export interface FileListFile extends CarouselFile {
  /** When it was stored: a `Date`, milliseconds since 1970, or ISO 8601. */
  readonly date?: Date | number | string | undefined;
  /** Name of the user who has stored it. */
  readonly author?: string | undefined;
  /** Address of a small image. Without it an image is shown by its own address, when it comes into view. */
  readonly thumbnail?: string | undefined;
}

/** How the application answers a change that the user wants. */
export interface FileListAnswer {
  /**
   * Refuses the change, as `preventDefault()` does, and tells the user why. After `waitFor()`, it can be called until the
   * promise is resolved.
   * @param reason a text; one that starts with `dass` is a message id
   */
  refuse(reason: string): void;
  /**
   * Says that the change is being saved: the list shows it and is marked as busy. A promise that is rejected refuses the
   * change.
   * @param promise the answer; call it in the event
   */
  waitFor(promise: Promise<unknown>): void;
}

/** The detail of `dass-open-file`. */
export interface DassFileListOpenFileDetail {
  /** The entry of `files` that the user opens. */
  readonly file: FileListFile;
  /** Its index in `files`. */
  readonly index: number;
}

/** The detail of `dass-show-file`. */
export interface DassFileListShowFileDetail {
  /** The new value of `shown`. Empty also for a file without an id. */
  readonly shown: string;
  /** The entry of `files` that is shown; undefined when the user has left the carousel. */
  readonly file: FileListFile | undefined;
}

/** The detail of `dass-select-files`. */
export interface DassFileListSelectFilesDetail {
  /** The new value of `selected`. */
  readonly selected: readonly string[];
  /** The selected entries of `files`, in their order. */
  readonly files: readonly FileListFile[];
}

/** The detail of `dass-rename`. */
export interface DassFileListRenameDetail extends FileListAnswer {
  /** The entry of `files`, as it was when the user began to write: its name may have been changed meanwhile. */
  readonly file: FileListFile;
  /** The new name, with the extension of the old one. */
  readonly fileName: string;
}

/** The detail of `dass-caption`. */
export interface DassFileListCaptionDetail extends FileListAnswer {
  /** The entry of `files`, as it was when the user began to write: its caption may have been changed meanwhile. */
  readonly file: FileListFile;
  /** The new caption; empty if the user has removed it. */
  readonly caption: string;
}

/** The detail of `dass-remove`. */
export interface DassFileListRemoveDetail extends FileListAnswer {
  /** The entries of `files` that the user wants to remove. */
  readonly files: readonly FileListFile[];
}

/** The detail of `dass-download`. */
export interface DassFileListDownloadDetail {
  /** The entries of `files` that the user wants to have. */
  readonly files: readonly FileListFile[];
}

/** The detail of `dass-order`. */
export interface DassFileListOrderDetail extends FileListAnswer {
  /** All entries of `files`, in their new order. */
  readonly files: readonly FileListFile[];
  /** The entry that the user has moved. */
  readonly moved: FileListFile;
  /** Its new index. */
  readonly index: number;
}

/** How a list shows its files. */
export type FileListView = 'list' | 'grid';

/** The detail of `dass-change-view`. */
export interface DassFileListChangeViewDetail {
  /** The new value of `view`. */
  readonly view: FileListView;
}

/** What the user may do with the files of a list. */
export type FileListAction = 'rename' | 'caption' | 'order' | 'download' | 'remove';

export interface FileListEvents {
  'dass-open-file': DassFileListOpenFileDetail;
  'dass-show-file': DassFileListShowFileDetail;
  'dass-select-files': DassFileListSelectFilesDetail;
  'dass-rename': DassFileListRenameDetail;
  'dass-caption': DassFileListCaptionDetail;
  'dass-remove': DassFileListRemoveDetail;
  'dass-download': DassFileListDownloadDetail;
  'dass-order': DassFileListOrderDetail;
  'dass-change-view': DassFileListChangeViewDetail;
}

const words: readonly unknown[] = ['rename', 'caption', 'order', 'download', 'remove'];
const readActions = (value: unknown): readonly FileListAction[] | undefined => {
  const names: unknown = typeof value === 'string' ? value.split(/[\s,]+/).filter(Boolean) : value;
  return Array.isArray(names) && names.every((name) => words.includes(name)) ? names : undefined;
};
const readId = (value: unknown): string | undefined =>
  typeof value === 'string' || typeof value === 'number' ? String(value) : undefined;
const readIds = (value: unknown): readonly string[] | undefined => list(value)?.flatMap((id) => readId(id) ?? []);

/** The public properties of a list of files. */
export abstract class FileListProperties extends DassElement<FileListEvents> {
  /** The files, in their order. The list and its objects are not changed. Default: `[]`. */
  @property({ attribute: false, accept: list as (value: unknown) => readonly FileListFile[] | undefined })
  files: readonly FileListFile[] = [];

  /** Whether files are shown below each other or as cards. The user can change it. Default: `list`. */
  @property({ type: String, reflect: true, accept: oneOf(['list', 'grid']) })
  view: FileListView = 'list';

  /** Whether the user can select no file, one, or several. Default: `none`. */
  @property({ type: String, accept: oneOf(['none', 'single', 'multiple']) })
  selection: 'none' | 'single' | 'multiple' = 'none';

  /**
   * The selected files by `_id`, or by `id` where there is no `_id`. Files without an id cannot be selected. Ids of files
   * that are not in the list are ignored. Default: `[]`.
   */
  @property({ attribute: false, accept: readIds })
  selected: readonly string[] = [];

  /**
   * What the user may do, as a list or as a text with spaces: `rename`, `caption`, `order`, `download`, `remove`.
   * Default: `['download']`.
   */
  @property({ type: Array, converter: (value: string | null) => value ?? undefined, accept: readActions })
  actions: readonly FileListAction[] = ['download'];

  /** Shows the files in a carousel on the whole screen when the user opens one. Default: `false`. */
  @property({ type: Boolean, attribute: 'with-carousel' })
  withCarousel = false;

  /**
   * The file that the carousel of `withCarousel` shows, by `_id`, or by `id` where there is no `_id`; empty while it is
   * closed. The user changes it. Set it to open or to close the carousel, for an address that names a file. A file that is
   * not in the list is shown as soon as it is. Default: `''`.
   */
  @property({ type: String, accept: readId })
  shown = '';

  /** Prevents all changes; files can be opened, selected and downloaded. Default: `false`. */
  @property({ type: Boolean, reflect: true, attribute: 'readonly' })
  readOnly = false;

  /** Shows that the files are loading. Default: `false`. */
  @property({ type: Boolean })
  busy = false;

  /** Accessible name of the list. A text that starts with `dass` is a message id. Default: `''`, 'Arquivos'. */
  @property({ type: String })
  label = '';
}
