import { html } from 'lit';
import { msg, str } from '../../../locales/localize.js';
import { formatFileSize } from '../../core/format/file-size.js';

/** A longer text is not put into the field: browsers need seconds to lay it out. */
export const MAX_FIELD_CHARACTERS = 100_000;
/** Length of the preview. */
const MAX_VISIBLE_CHARACTERS = 2000;

/** Renders the size and the start of a long text in place of the field. */
export const renderLargeText = (text: string, label: string) =>
  html`<div class="large" role="group" aria-label=${label}>
    <span class="label"
      >${msg(str`Texto colado: ${formatFileSize(text.length)}. O começo dele:`, { id: 'dassPasteLarge' })}</span
    >
    <pre dir="auto">${text.slice(0, MAX_VISIBLE_CHARACTERS)}</pre>
  </div>`;

/** Whether a text has characters of a binary file or of a wrong encoding. */
export const hasForeignCharacters = (text: string): boolean => text.includes('\0') || text.includes('\ufffd');
