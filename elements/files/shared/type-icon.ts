import { html, type TemplateResult } from 'lit';
import {
  calendar,
  file,
  filePdf,
  fileText,
  movie,
  music,
  photo,
  presentation,
  table,
} from '../../controls/icon/icons.js';
import { renderIcon } from '../../controls/icon/render-icon.js';
import type { FileGroup } from '../../core/files/file-groups.js';
import { iconGroup } from '../../core/files/mime-type.js';
import type { UploadItem } from '../../core/files/upload-entry.js';
import { isInlineImage } from '../../core/urls/inline-image.js';
import { safeUrl } from '../../core/urls/safe-url.js';

const icons: Readonly<Partial<Record<FileGroup, string>>> = {
  image: photo,
  pdf: filePdf,
  video: movie,
  audio: music,
  spreadsheet: table,
  text: fileText,
  presentation,
  calendar,
};

/** Renders the icon of a file's type; for a stored image the image over it. */
export function typeIcon({ type, src, file: own }: Pick<UploadItem, 'type' | 'src' | 'file'>): TemplateResult {
  const group = iconGroup(type);
  const icon = renderIcon((group && icons[group]) ?? file);
  const url = group === 'image' && !own ? (isInlineImage(src) ? src : safeUrl(src)) : undefined;
  return url ? html`${icon}<img src=${url} alt="" loading="lazy" decoding="async" @error=${hide} />` : icon;
}

/** An address that answers with something else than an image: the icon below is shown. */
const hide = (event: Event): void => {
  (event.target as HTMLElement).hidden = true;
};
