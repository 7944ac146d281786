'use client';
// Generated from custom-elements.json by scripts/generate/generate-wrappers.mjs. Do not edit.
import * as React from 'react';
import { createComponent } from './internal/create-component.js';
import { DassFileList as DassFileListElement } from '../entries/dass-file-list.js';
import type { DassFileListCaptionDetail, DassFileListChangeViewDetail, DassFileListDownloadDetail, DassFileListOpenFileDetail, DassFileListOrderDetail, DassFileListRemoveDetail, DassFileListRenameDetail, DassFileListSelectFilesDetail, DassFileListShowFileDetail } from '../entries/dass-file-list.js';

export type { DassFileListElement };
export type * from '../entries/dass-file-list.js';

/** The props of <DassFileList>, in addition to the attributes of every HTML element. */
export interface DassFileListOwnProps {
  /** The files, in their order. The list and its objects are not changed. Default: `[]`. */
  files?: DassFileListElement['files'] | undefined;
  /** Whether files are shown below each other or as cards. The user can change it. Default: `list`. */
  view?: DassFileListElement['view'] | undefined;
  /** Whether the user can select no file, one, or several. Default: `none`. */
  selection?: DassFileListElement['selection'] | undefined;
  /**
   * The selected files by `_id`, or by `id` where there is no `_id`. Files without an id cannot be selected. Ids of files
   * that are not in the list are ignored. Default: `[]`.
   */
  selected?: DassFileListElement['selected'] | undefined;
  /**
   * What the user may do, as a list or as a text with spaces: `rename`, `caption`, `order`, `download`, `remove`.
   * Default: `['download']`.
   */
  actions?: DassFileListElement['actions'] | undefined;
  /** Shows the files in a carousel on the whole screen when the user opens one. Default: `false`. */
  withCarousel?: DassFileListElement['withCarousel'] | undefined;
  /**
   * The file that the carousel of `withCarousel` shows, by `_id`, or by `id` where there is no `_id`; empty while it is
   * closed. The user changes it. Set it to open or to close the carousel, for an address that names a file. A file that is
   * not in the list is shown as soon as it is. Default: `''`.
   */
  shown?: DassFileListElement['shown'] | undefined;
  /** Prevents all changes; files can be opened, selected and downloaded. Default: `false`. */
  readOnly?: DassFileListElement['readOnly'] | undefined;
  /** Shows that the files are loading. Default: `false`. */
  busy?: DassFileListElement['busy'] | undefined;
  /** Accessible name of the list. A text that starts with `dass` is a message id. Default: `''`, 'Arquivos'. */
  label?: DassFileListElement['label'] | undefined;
  /** Fired when the user opens a file. Cancelable: prevents the carousel of `withCarousel`. */
  onOpenFile?: ((event: CustomEvent<DassFileListOpenFileDetail> & { readonly target: DassFileListElement; readonly currentTarget: DassFileListElement }) => void) | undefined;
  /** Fired when the user has opened a file in the carousel of `withCarousel`, moves to another one, or leaves it. */
  onShowFile?: ((event: CustomEvent<DassFileListShowFileDetail> & { readonly target: DassFileListElement; readonly currentTarget: DassFileListElement }) => void) | undefined;
  /** Fired when the user changes the selection. */
  onSelectFiles?: ((event: CustomEvent<DassFileListSelectFilesDetail> & { readonly target: DassFileListElement; readonly currentTarget: DassFileListElement }) => void) | undefined;
  /** Fired when the user has given a file another name. Cancelable: the user can correct the name. */
  onRename?: ((event: CustomEvent<DassFileListRenameDetail> & { readonly target: DassFileListElement; readonly currentTarget: DassFileListElement }) => void) | undefined;
  /** Fired when the user has changed a caption. Cancelable: the user can correct it. */
  onCaption?: ((event: CustomEvent<DassFileListCaptionDetail> & { readonly target: DassFileListElement; readonly currentTarget: DassFileListElement }) => void) | undefined;
  /** Fired when the user wants to remove files. They stay until the application sets `files` without them. Cancelable. */
  onRemove?: ((event: CustomEvent<DassFileListRemoveDetail> & { readonly target: DassFileListElement; readonly currentTarget: DassFileListElement }) => void) | undefined;
  /** Fired when the user wants to download files. Cancelable: the element then downloads nothing. */
  onDownload?: ((event: CustomEvent<DassFileListDownloadDetail> & { readonly target: DassFileListElement; readonly currentTarget: DassFileListElement }) => void) | undefined;
  /** Fired when the user has moved a file. Cancelable: the order is then the one before. */
  onOrder?: ((event: CustomEvent<DassFileListOrderDetail> & { readonly target: DassFileListElement; readonly currentTarget: DassFileListElement }) => void) | undefined;
  /** Fired when the user has switched between list and cards. */
  onChangeView?: ((event: CustomEvent<DassFileListChangeViewDetail> & { readonly target: DassFileListElement; readonly currentTarget: DassFileListElement }) => void) | undefined;
}
export type DassFileListProps = DassFileListOwnProps & Omit<React.HTMLAttributes<DassFileListElement>, keyof DassFileListOwnProps>;

const component: unknown = createComponent({
  tagName: 'dass-file-list',
  elementClass: DassFileListElement,
  react: React,
  events: {
    onOpenFile: 'dass-open-file',
    onShowFile: 'dass-show-file',
    onSelectFiles: 'dass-select-files',
    onRename: 'dass-rename',
    onCaption: 'dass-caption',
    onRemove: 'dass-remove',
    onDownload: 'dass-download',
    onOrder: 'dass-order',
    onChangeView: 'dass-change-view',
  },
  displayName: 'DassFileList',
});

/**
 * Shows the stored files of a record with thumbnail, name, size, date, author and caption, as a list or as cards.
 *
 * One tab stop: the arrow keys move between the files, Tab reaches the buttons of one. Enter opens a file, Space selects
 * it, F2 renames it, Delete removes it, and Alt with an arrow key moves it. A click on the handle shows buttons that move it. Follows the APG grid pattern with rows that
 * have the focus, because options of a listbox cannot have buttons.
 *
 * The element never changes `files`: it fires events, and shows what the application then sets. Until then it shows the
 * name, the caption and the order that the user has given. When `files` is replaced, the focus, the selection, the scroll
 * position and a name that the user is writing stay.
 *
 * Slots:
 * - `data`: `<script type="application/json">` with a JSON object whose keys are names of properties, or a list for `files`. It is not shown.
 */
export const DassFileList = component as React.FunctionComponent<DassFileListProps & React.RefAttributes<DassFileListElement>>;
