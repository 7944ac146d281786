import { html, nothing, type TemplateResult } from 'lit';
import { getLanguage } from '../../../locales/index.js';
import { formatCount, msg, plural, str } from '../../../locales/localize.js';
import { download, layoutGrid, list, trash } from '../../controls/icon/icons.js';
import { renderIcon } from '../../controls/icon/render-icon.js';
import { formatFileSize } from '../../core/format/file-size.js';
import type { FileItem } from './file-list-model.js';
import type { FileListView } from './file-list-properties.js';

export interface HeadOptions {
  readonly items: readonly FileItem[];
  readonly selected: readonly FileItem[];
  readonly view: FileListView;
  onView(view: FileListView): void;
  /** Downloads the selected files. Undefined: the user may not. */
  readonly onDownload: (() => void) | undefined;
  /** Removes the selected files. Undefined: the user may not. */
  readonly onRemove: (() => void) | undefined;
}

export const viewName = (view: FileListView): string =>
  view === 'list' ? msg('Lista', { id: 'dassFileListViewList' }) : msg('Cartões', { id: 'dassFileListViewGrid' });

/** Renders the line above the files: how many there are, what can be done with the selected ones, and the view. */
export function renderHead({ items, selected, view, onView, onDownload, onRemove }: HeadOptions): TemplateResult {
  const bulk = (name: string, label: string, icon: string, act: () => void): TemplateResult =>
    html`<button class=${`bulk ${name}`} type="button" @click=${act}>${renderIcon(icon)}${label}</button>`;
  const viewButton = (name: FileListView, icon: string): TemplateResult =>
    html`<button
      class=${`icon-button view view-${name}`}
      type="button"
      title=${viewName(name)}
      aria-pressed=${view === name ? 'true' : 'false'}
      @click=${() => onView(name)}
    >
      ${renderIcon(icon)}
    </button>`;
  const hasSelected = selected.length > 0;
  return html`<div class="head">
    <span class="summary">${hasSelected ? selectedText(selected.length) : summaryOf(items)}</span>
    ${
      hasSelected && onDownload
        ? bulk('download-all', msg('Baixar', { id: 'dassCarouselDownload' }), download, onDownload)
        : nothing
    }${
      hasSelected && onRemove
        ? bulk('remove-all', msg('Remover', { id: 'dassFileListRemoveAll' }), trash, onRemove)
        : nothing
    }
    <span class="views" role="group" aria-label=${msg('Exibição', { id: 'dassFileListView' })}
      >${viewButton('list', list)}${viewButton('grid', layoutGrid)}</span
    >
  </div>`;
}

function summaryOf(items: readonly FileItem[]): string {
  const count = plural(items.length, {
    one: msg(str`${formatCount(items.length)} arquivo`, { id: 'dassUploadCountOne' }),
    many: msg(str`${formatCount(items.length)} de arquivos`, { id: 'dassUploadCountMany' }),
    other: msg(str`${formatCount(items.length)} arquivos`, { id: 'dassUploadCountOther' }),
  });
  const bytes = items.reduce((sum, { slide }) => sum + (slide.size ?? 0), 0);
  return bytes ? `${count} · ${formatFileSize(bytes, getLanguage())}` : count;
}

const selectedText = (count: number): string =>
  plural(count, {
    one: msg(str`${formatCount(count)} selecionado`, { id: 'dassFileListSelectedOne' }),
    many: msg(str`${formatCount(count)} de selecionados`, { id: 'dassFileListSelectedMany' }),
    other: msg(str`${formatCount(count)} selecionados`, { id: 'dassFileListSelectedOther' }),
  });

/** Time after which the address of a new file is revoked: the browser has read it then. */
const DOWNLOAD_MS = 60_000;

/** Downloads a stored or a new file. */
export function downloadFile(address: string, file: File | undefined, name: string): void {
  // A blob has the origin of the page. With this type it is downloaded, also when it is opened on its own.
  const url = file ? URL.createObjectURL(file.slice(0, file.size, 'application/octet-stream')) : address;
  if (!url) return;
  const link = document.createElement('a');
  link.href = url;
  link.download = name;
  // The page must not be left where another server displays a file instead of downloading it.
  if (!file && link.origin !== location.origin && link.protocol !== 'data:') link.target = '_blank';
  link.rel = 'noopener';
  link.click();
  if (file) setTimeout(() => URL.revokeObjectURL(url), DOWNLOAD_MS);
}
