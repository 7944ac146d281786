import { formatCount, msg, str } from '../../../locales/localize.js';
import type { Mark, MarkColor, MarkKind, MarkWeight } from '../../core/image/marks.js';
import type { EditorTool } from './image-editor.js';
import type { Picture, PictureError } from './read-picture.js';

/** Returns the name of a tool. */
export function toolText(tool: EditorTool): string {
  switch (tool) {
    case 'select':
      return msg('Selecionar', { id: 'dassImageSelect' });
    case 'crop':
      return msg('Cortar', { id: 'dassImageCrop' });
    case 'arrow':
      return msg('Seta', { id: 'dassImageArrow' });
    case 'line':
      return msg('Linha', { id: 'dassImageLine' });
    case 'ellipse':
      return msg('Círculo', { id: 'dassImageEllipse' });
    case 'rectangle':
      return msg('Retângulo', { id: 'dassImageRectangle' });
    case 'text':
      return msg('Texto', { id: 'dassImageText' });
    case 'blur':
      return msg('Desfocar', { id: 'dassImageBlur' });
  }
}

/** Returns what the user does with a tool. */
export function hintText(tool: EditorTool, isEmpty: boolean): string {
  switch (tool) {
    case 'select':
      return isEmpty
        ? msg('Escolha uma ferramenta para marcar a imagem.', { id: 'dassImageHintStart' })
        : msg('Pressione um objeto para selecioná-lo e arraste-o.', { id: 'dassImageHintSelect' });
    case 'crop':
      return msg('Arraste o quadro, um lado ou um canto.', { id: 'dassImageHintCrop' });
    case 'arrow':
    case 'line':
      return msg('Arraste do início ao fim.', { id: 'dassImageHintLine' });
    case 'ellipse':
    case 'rectangle':
      return msg('Arraste de um canto ao outro.', { id: 'dassImageHintShape' });
    case 'blur':
      return msg('Arraste sobre o que não deve ser reconhecido.', { id: 'dassImageHintBlur' });
    case 'text':
      return msg('Pressione onde o texto deve ficar.', { id: 'dassImageHintText' });
  }
}

const numbered = (kind: MarkKind, number: number): string => {
  switch (kind) {
    case 'arrow':
      return msg(str`Seta ${number}`, { id: 'dassImageArrowName' });
    case 'line':
      return msg(str`Linha ${number}`, { id: 'dassImageLineName' });
    case 'ellipse':
      return msg(str`Círculo ${number}`, { id: 'dassImageEllipseName' });
    case 'rectangle':
      return msg(str`Retângulo ${number}`, { id: 'dassImageRectangleName' });
    case 'text':
      return msg(str`Texto ${number}`, { id: 'dassImageTextName' });
    case 'blur':
      return msg(str`Desfoque ${number}`, { id: 'dassImageBlurName' });
  }
};

/** Returns the name of a mark: a text is named by what it says. */
export const markName = ({ kind, number, text }: Mark): string =>
  kind === 'text' && text.trim() !== '' ? `“${text.trim()}”` : numbered(kind, number);

export function colorText(color: MarkColor): string {
  switch (color) {
    case 'red':
      return msg('Vermelho', { id: 'dassImageRed' });
    case 'yellow':
      return msg('Amarelo', { id: 'dassImageYellow' });
    case 'green':
      return msg('Verde', { id: 'dassImageGreen' });
    case 'blue':
      return msg('Azul', { id: 'dassImageBlue' });
    case 'black':
      return msg('Preto', { id: 'dassImageBlack' });
    case 'white':
      return msg('Branco', { id: 'dassImageWhite' });
  }
}

export const weightText = (weight: MarkWeight): string =>
  [
    msg('Fino', { id: 'dassImageThin' }),
    msg('Médio', { id: 'dassImageMedium' }),
    msg('Grosso', { id: 'dassImageThick' }),
  ][weight]!;

const megapixels = (pixels: number): string => formatCount(Math.round(pixels / 1e5) / 10);

/** Returns what the user must know about a picture. */
export function noteTexts({ sizeBefore, width, height, isFirstOfMany }: Picture): string[] {
  const notes: string[] = [];
  if (isFirstOfMany) notes.push(msg('Só a primeira imagem da animação é editada.', { id: 'dassImageFirstFrame' }));
  if (sizeBefore) {
    const [from, to] = [megapixels(sizeBefore.width * sizeBefore.height), megapixels(width * height)];
    notes.push(
      msg(str`A imagem de ${from} megapixels foi reduzida para ${to} megapixels.`, { id: 'dassImageReduced' }),
    );
  }
  return notes;
}

/** Returns why a file cannot be edited, and what the user can do. */
export function problemText({ problem, megapixels: count }: PictureError): string {
  switch (problem) {
    case 'none':
      return msg('Não há imagem para editar.', { id: 'dassImageNone' });
    case 'empty':
      return msg('O arquivo está vazio.', { id: 'dassImageEmpty' });
    case 'heic':
      return msg('Foto em HEIC, que este navegador não mostra. Exporte a foto como JPEG e tente de novo.', {
        id: 'dassImageHeic',
      });
    case 'no-image':
      return msg('O arquivo não é uma imagem que o navegador mostra.', { id: 'dassImageNoImage' });
    case 'unreadable':
      return msg('A imagem não pôde ser lida. O arquivo pode estar danificado.', { id: 'dassImageUnreadable' });
    case 'too-large': {
      const size = megapixels(count * 1e6);
      return msg(str`A imagem de ${size} megapixels é grande demais para este dispositivo. Reduza-a e tente de novo.`, {
        id: 'dassImageTooLarge',
      });
    }
  }
}
