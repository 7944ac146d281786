import { html, nothing, type TemplateResult } from 'lit';
import { msg, str } from '../../../locales/localize.js';
import {
  arrowUpRight,
  blur,
  circle,
  crop,
  letterT,
  line,
  maximize,
  mirror,
  pointer,
  rectangle,
  redo,
  rotateClockwise,
  rotateCounterclockwise,
  trash,
  undo,
  zoomIn,
  zoomOut,
} from '../../controls/icon/icons.js';
import { renderIcon } from '../../controls/icon/render-icon.js';
import { MARK_COLORS, MARK_KINDS, MARK_WEIGHTS, type Mark } from '../../core/image/marks.js';
import type { EditorTool, ImageEditor } from './image-editor.js';
import type { ImageTool } from './image-editor-properties.js';
import { colorText, hintText, markName, noteTexts, toolText, weightText } from './image-editor-texts.js';

/** What the user can do besides what the picture itself handles. */
export interface EditorActions {
  undo(): void;
  redo(): void;
  turn(quarters: number): void;
  mirror(): void;
  zoom(factor: number): void;
  fit(): void;
  tool(tool: EditorTool): void;
  ratio(name: string): void;
  wholePicture(): void;
  selectMark(mark: Mark): void;
  removeMark(mark: Mark): void;
  type(text: string): void;
  endTyping(): void;
}

const ICONS: Readonly<Record<EditorTool, string>> = {
  select: pointer,
  crop,
  arrow: arrowUpRight,
  line,
  ellipse: circle,
  rectangle,
  text: letterT,
  blur,
};
const ZOOM_STEP = 1.5;
const MAX_TEXT = 200;

/** Renders the buttons that change the whole picture and its view. */
export function renderViewBar(
  editor: ImageEditor,
  tools: readonly ImageTool[],
  actions: EditorActions,
): TemplateResult {
  const { edit } = editor;
  return html`<div class="view-bar" role="toolbar" aria-label=${msg('Imagem', { id: 'dassImageViewBar' })}>
    ${button('undo', msg('Desfazer', { id: 'dassImageUndo' }), undo, () => actions.undo(), !edit.canUndo)}
    ${button('redo', msg('Refazer', { id: 'dassImageRedo' }), redo, () => actions.redo(), !edit.canRedo)}
    ${
      tools.includes('turn')
        ? html`<span class="gap"></span>
            ${button('turn-left', msg('Girar para a esquerda', { id: 'dassImageTurnLeft' }), rotateCounterclockwise, () => actions.turn(-1))}
            ${button('turn-right', msg('Girar para a direita', { id: 'dassImageTurnRight' }), rotateClockwise, () => actions.turn(1))}
            ${button('mirror', msg('Espelhar', { id: 'dassImageMirror' }), mirror, () => actions.mirror())}`
        : nothing
    }
    <span class="gap"></span>
    ${button('zoom-out', msg('Reduzir', { id: 'dassImageZoomOut' }), zoomOut, () => actions.zoom(1 / ZOOM_STEP), !editor.isZoomed)}
    ${button('zoom-in', msg('Ampliar', { id: 'dassImageZoomIn' }), zoomIn, () => actions.zoom(ZOOM_STEP))}
    ${button('fit', msg('Ajustar à tela', { id: 'dassImageFit' }), maximize, () => actions.fit(), !editor.isZoomed)}
    <span class="facts"><bdi>${edit.outputSize.width} × ${edit.outputSize.height}</bdi></span>
  </div>`;
}

/** Renders the tools. */
export function renderToolBar(
  editor: ImageEditor,
  tools: readonly ImageTool[],
  actions: EditorActions,
): TemplateResult {
  const shown: EditorTool[] = [
    'select',
    ...(tools.includes('crop') ? (['crop'] as const) : []),
    ...MARK_KINDS.filter((kind) => tools.includes(kind)),
  ];
  return html`<div class="tool-bar" role="toolbar" aria-label=${msg('Ferramentas', { id: 'dassImageTools' })}>
    ${shown.map(
      (tool) =>
        html`<button
          class="tool ${tool}"
          type="button"
          title=${toolText(tool)}
          aria-pressed=${tool === editor.tool ? 'true' : 'false'}
          @click=${() => actions.tool(tool)}
        >
          ${renderIcon(ICONS[tool])}<span class="tool-name">${toolText(tool)}</span>
        </button>`,
    )}
  </div>`;
}

/** Renders the options of the tool or the selected mark, and the list of marks. */
export function renderSide(editor: ImageEditor, tools: readonly ImageTool[], actions: EditorActions): TemplateResult {
  const { tool, selected } = editor;
  const { marks } = editor.edit.state;
  const notes = noteTexts(editor.picture);
  return html`<div class="side">
    ${notes.length ? html`<div class="notes">${notes.map((note) => html`<p>${note}</p>`)}</div>` : nothing}
    ${tool === 'crop' ? renderRatios(editor, actions) : nothing}
    ${tool !== 'crop' && MARK_KINDS.some((kind) => tools.includes(kind)) ? renderStyle(editor, selected, actions) : nothing}
    <p class="hint ${marks.length > 0 ? 'extra' : ''}" id="hint">${hintText(tool, marks.length === 0)}</p>
    ${marks.length > 0 ? renderList(editor, marks, actions) : nothing}
  </div>`;
}

function renderRatios(editor: ImageEditor, actions: EditorActions): TemplateResult {
  const { ratios, ratio, isRatioUpended } = editor;
  const name = (one: string): string => {
    if (one === 'free') return msg('Livre', { id: 'dassImageFree' });
    return one === ratio && isRatioUpended ? one.split(':').reverse().join(':') : one;
  };
  return html`<div class="options" role="group" aria-label=${msg('Formato do corte', { id: 'dassImageRatios' })}>
    ${
      ratios.length > 1
        ? ratios.map(
            (one) =>
              html`<button
                class="choice ratio"
                type="button"
                aria-pressed=${one === ratio ? 'true' : 'false'}
                @click=${() => actions.ratio(one)}
              >
                <bdi>${name(one)}</bdi>
              </button>`,
          )
        : nothing
    }
    <button class="choice whole" type="button" @click=${() => actions.wholePicture()}>
      ${msg('Imagem inteira', { id: 'dassImageWhole' })}
    </button>
  </div>`;
}

function renderStyle(editor: ImageEditor, selected: Mark | undefined, actions: EditorActions): TemplateResult {
  // On a phone these rows have the same height for every tool: the picture must not move while something is drawn.
  return html`<div class="options" role="group" aria-label=${msg('Aparência', { id: 'dassImageStyle' })}>
    <span class="row" role="group" aria-label=${msg('Cor', { id: 'dassImageColor' })}>
      ${MARK_COLORS.map(
        (color) =>
          html`<button
            class="swatch ${color}"
            type="button"
            title=${colorText(color)}
            aria-pressed=${color === editor.color ? 'true' : 'false'}
            @click=${() => editor.setColor(color)}
          >
            <span></span>
          </button>`,
      )}
    </span>
    ${
      selected
        ? html`<button
            class="icon-button remove"
            type="button"
            title=${msg(str`Remover ${markName(selected)}`, { id: 'dassImageRemove' })}
            @click=${() => actions.removeMark(selected)}
          >
            ${renderIcon(trash)}
          </button>`
        : nothing
    }
    <span class="row" role="group" aria-label=${msg('Espessura', { id: 'dassImageWeight' })}>
      ${MARK_WEIGHTS.map(
        (weight) =>
          html`<button
            class="weight w${weight}"
            type="button"
            title=${weightText(weight)}
            aria-pressed=${weight === editor.weight ? 'true' : 'false'}
            @click=${() => editor.setWeight(weight)}
          >
            <span></span>
          </button>`,
      )}
    </span>
    ${
      selected?.kind === 'text'
        ? html`<input
            class="text"
            type="text"
            maxlength=${MAX_TEXT}
            autocomplete="off"
            enterkeyhint="done"
            aria-label=${msg('Texto na imagem', { id: 'dassImageTextField' })}
            placeholder=${msg('Digite o texto', { id: 'dassImageTextPlaceholder' })}
            .value=${selected.text}
            @input=${(event: Event) => {
              // Only events of the element itself leave it.
              event.stopPropagation();
              actions.type((event.target as HTMLInputElement).value);
            }}
            @change=${() => actions.endTyping()}
          />`
        : nothing
    }
  </div>`;
}

function renderList(editor: ImageEditor, marks: readonly Mark[], actions: EditorActions): TemplateResult {
  return html`<div class="list">
    <span class="list-heading" id="marks">${msg('Objetos', { id: 'dassImageMarks' })}</span>
    <div class="marks" role="listbox" aria-labelledby="marks">
      ${marks.map(
        (mark) =>
          html`<div
            class="mark"
            role="option"
            data-id=${mark.id}
            aria-selected=${mark.id === editor.edit.selected?.id ? 'true' : 'false'}
            @click=${() => actions.selectMark(mark)}
          >
            ${renderIcon(ICONS[mark.kind])}<span class="mark-name">${markName(mark)}</span>
          </div>`,
      )}
    </div>
  </div>`;
}

function button(name: string, label: string, icon: string, act: () => void, isOff = false): TemplateResult {
  return html`<button
    class="icon-button ${name}"
    type="button"
    title=${label}
    aria-disabled=${isOff ? 'true' : nothing}
    @click=${() => isOff || act()}
  >
    ${renderIcon(icon)}
  </button>`;
}
