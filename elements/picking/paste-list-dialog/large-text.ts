import { html } from 'lit';
import { msg, str } from '../../../locales/localize.js';
import { formatFileSize } from '../../core/format/file-size.js';

/** A longer text is not put into a field: browsers need seconds to lay it out. */
export const LONGEST_IN_FIELD = 100_000;
/** So much of it is shown. */
const SHOWN_CHARACTERS = 2000;

/** A text of megabytes in place of the field: how large it is, and its beginning. */
export const renderLargeText = (text: string, label: string) =>
  html`<div class="large" role="group" aria-label=${label}>
    <span class="label"
      >${msg(str`Texto colado: ${formatFileSize(text.length)}. O começo dele:`, { id: 'dassPasteLarge' })}</span
    >
    <pre dir="auto">${text.slice(0, SHOWN_CHARACTERS)}</pre>
  </div>`;

/** Whether a text has what no keyboard writes: it is the content of a file, or was decoded the wrong way. */
export const hasForeignCharacters = (text: string): boolean => text.includes('\0') || text.includes('\ufffd');
