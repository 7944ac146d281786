import { html, nothing, type TemplateResult } from 'lit';
import { getLanguage } from '../../../locales/index.js';
import { msg, str } from '../../../locales/localize.js';
import { caption as captionIcon, download, grip, pencil, trash } from '../../controls/icon/icons.js';
import { renderIcon } from '../../controls/icon/render-icon.js';
import { splitFileName } from '../../core/files/file-name.js';
import { formatDateTime } from '../../core/format/date-time.js';
import { formatFileSize } from '../../core/format/file-size.js';
import { toText } from '../../core/text/to-text.js';
import { readField } from '../../core/util/read-value.js';
import { renderMoveButtons } from '../shared/move-buttons.js';
import { typeIcon } from '../shared/type-icon.js';
import type { FileItem } from './file-list-model.js';
import type { FileListAction } from './file-list-properties.js';

/** A name or a caption that the user is writing. */
export interface FileDraft {
  readonly key: string;
  readonly field: 'fileName' | 'caption';
  readonly text: string;
  /** The entry when the user began to write. Undefined after a refusal: the user has been told what has changed. */
  readonly entry: unknown;
  /** Why the text was refused. Empty if it was not. */
  readonly problem: string;
}

export interface FileRowOptions {
  readonly index: number;
  readonly isSelected: boolean;
  readonly selection: 'none' | 'single' | 'multiple';
  readonly draft: FileDraft | undefined;
  /** Whether the file can be moved. */
  readonly isMovable: boolean;
  /** Whether its actions are the buttons that move it. */
  readonly isMoving: boolean;
  /** Number of files. */
  readonly count: number;
  can(action: FileListAction): boolean;
}

export const fileName = (name: string): string => name || msg('Sem nome', { id: 'dassUploadUnnamed' });

/** Renders a file. What its controls do is decided by their classes. */
export function renderFile(item: FileItem, options: FileRowOptions): TemplateResult {
  const { slide, isBusy } = item;
  const { index, isSelected, selection, draft, isMovable } = options;
  const name = fileName(item.name);
  const [stem, end] = splitFileName(name);
  const thumbnail = toText(readField(slide.entry, 'thumbnail')) || slide.address;
  const details = detailsOf(item);
  return html`<div
    class=${isSelected ? 'row selected' : 'row'}
    role="row"
    data-key=${item.key}
    data-index=${index}
    tabindex="-1"
    aria-label=${[name, item.caption, details].filter(Boolean).join(', ')}
    aria-rowindex=${index + 1}
    aria-selected=${selection === 'none' ? nothing : isSelected ? 'true' : 'false'}
    aria-busy=${isBusy ? 'true' : nothing}
  >
    ${isMovable || selection === 'multiple' ? html`<div class="lead" role="gridcell">${renderLead(name, options)}</div>` : nothing}
    <div class="main" role="gridcell">
      <span class="thumb">${typeIcon({ type: slide.type, src: thumbnail, file: slide.file })}</span>
      ${
        draft?.field === 'fileName'
          ? renderField(draft, msg(str`Novo nome de ${name}`, { id: 'dassFileListNewName' }), end)
          : html`<button class="open" type="button" tabindex="-1" dir="auto" title=${name}>
              <span class="stem">${stem}</span><span>${end}</span>
            </button>`
      }
      ${
        draft?.field === 'caption'
          ? renderField(draft, msg(str`Legenda de ${name}`, { id: 'dassFileListCaptionOf' }), '')
          : item.caption
            ? html`<span class="caption" dir="auto">${item.caption}</span>`
            : nothing
      }
      ${details ? html`<span class="meta">${details}</span>` : nothing}
    </div>
    ${renderActions(name, options)}
  </div>`;
}

/** Size, date and author. */
function detailsOf({ slide }: FileItem): string {
  const language = getLanguage();
  return [
    slide.size === undefined ? '' : formatFileSize(slide.size, language),
    formatDateTime(readField(slide.entry, 'date'), language),
    toText(readField(slide.entry, 'author')),
  ]
    .filter(Boolean)
    .join(' · ');
}

function renderLead(name: string, { isMovable, isMoving, isSelected, selection }: FileRowOptions): unknown {
  return [
    isMovable
      ? html`<button
          class="icon-button handle"
          type="button"
          tabindex="-1"
          aria-label=${msg(str`Mover ${name}`, { id: 'dassUploadMove' })}
          aria-expanded=${isMoving ? 'true' : 'false'}
          aria-description=${msg('Setas para cima e para baixo', { id: 'dassUploadMoveKeys' })}
        >
          ${renderIcon(grip)}
        </button>`
      : nothing,
    selection === 'multiple'
      ? html`<label class="check"
          ><input
            type="checkbox"
            tabindex="-1"
            .checked=${isSelected}
            aria-label=${msg(str`Selecionar ${name}`, { id: 'dassFileListSelect' })}
        /></label>`
      : nothing,
  ];
}

function renderField({ text, problem }: FileDraft, label: string, end: string): TemplateResult {
  return html`<span class="field"
      ><input
        class="edit"
        type="text"
        dir="auto"
        maxlength="200"
        aria-label=${label}
        aria-invalid=${problem ? 'true' : nothing}
        aria-describedby=${problem ? 'problem' : nothing}
        .value=${text}
      /><span class="end">${end}</span></span
    >
    ${problem ? html`<span id="problem" class="problem">${problem}</span>` : nothing}`;
}

function renderActions(name: string, { can, isMoving, index, count }: FileRowOptions): unknown {
  if (isMoving) return html`<div class="actions" role="gridcell">${renderMoveButtons(name, index, count)}</div>`;
  const button = (action: string, label: string, icon: string): TemplateResult =>
    html`<button class=${`icon-button ${action}`} type="button" tabindex="-1" title=${label}>
      ${renderIcon(icon)}
    </button>`;
  const buttons = [
    can('rename') ? button('rename', msg(str`Renomear ${name}`, { id: 'dassFileListRename' }), pencil) : nothing,
    can('caption')
      ? button('write', msg(str`Legenda de ${name}`, { id: 'dassFileListCaptionOf' }), captionIcon)
      : nothing,
    can('download')
      ? button('download', msg(str`Baixar ${name}`, { id: 'dassCarouselDownloadFile' }), download)
      : nothing,
    can('remove') ? button('remove', msg(str`Remover ${name}`, { id: 'dassUploadRemove' }), trash) : nothing,
  ].filter((one) => one !== nothing);
  return buttons.length > 0 ? html`<div class="actions" role="gridcell">${buttons}</div>` : nothing;
}
