import { getLanguage } from '../../../locales/index.js';
import { formatCount, msg, str } from '../../../locales/localize.js';
import { extensionOf } from '../../core/files/file-types.js';
import type { Slide } from '../../core/files/slide-list.js';
import { formatFileSize } from '../../core/format/file-size.js';

/** Returns the name of a slide for the user. */
export const slideName = ({ name }: Slide): string => name || msg('Arquivo sem nome', { id: 'dassCarouselUnnamed' });

/** Returns the position of a slide: '2 de 5'. */
export const positionText = (index: number, count: number): string =>
  msg(str`${formatCount(index + 1)} de ${formatCount(count)}`, { id: 'dassCarouselPosition' });

/** Returns position and name of a slide: '2 de 5: costura.png'. */
export const slideLabel = (slide: Slide, index: number, count: number): string =>
  `${positionText(index, count)}: ${slideName(slide)}`;

/** What the card of a file says that is not shown by its content. */
export const noPreviewText = (): string =>
  msg('Este tipo de arquivo não é mostrado aqui.', { id: 'dassCarouselNoPreview' });

/** Returns type and size of a file: 'XLSX · 1,48 MB'. */
export const detailText = ({ name, size }: Slide): string =>
  [extensionOf(name).toUpperCase(), formatFileSize(size, getLanguage())].filter(Boolean).join(' · ');
