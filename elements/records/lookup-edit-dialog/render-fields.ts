import { html, nothing, type TemplateResult } from 'lit';
import '../../fields/date-input/date-input.js';
import '../../fields/select-list/select-list.js';
import '../../fields/text-input/text-input.js';
import '../../controls/switch/switch.js';
import type { FormField } from './form-fields-model.js';

/** Renders the fields of the editor. Their values are written by `writeField()`. */
export const renderFields = (fields: readonly FormField[], withTime: (name: string) => boolean): TemplateResult[] =>
  fields.map((field) => renderField(field, withTime));

function renderField(field: FormField, withTime: (name: string) => boolean): TemplateResult {
  const { name, label, hint, required, readOnly } = field;
  switch (field.kind) {
    case 'switch':
      return html`<dass-switch
        name=${name}
        label=${label}
        hint=${hint}
        ?required=${required}
        ?readonly=${readOnly}
      ></dass-switch>`;
    case 'date':
      return html`<dass-date-input
        name=${name}
        label=${label}
        hint=${hint}
        ?required=${required}
        ?readonly=${readOnly}
        ?with-time=${withTime(name)}
      ></dass-date-input>`;
    case 'select':
      return html`<dass-select-list
        name=${name}
        label=${label}
        hint=${hint}
        .options=${field.options}
        ?required=${required}
        ?readonly=${readOnly}
      ></dass-select-list>`;
    default:
      return html`<dass-text-input
        class=${field.multiline ? 'wide' : nothing}
        name=${name}
        label=${label}
        hint=${hint}
        type=${field.kind}
        .maxLength=${field.maxLength}
        ?multiline=${field.multiline}
        ?required=${required}
        ?readonly=${readOnly}
      ></dass-text-input>`;
  }
}
