import { layout } from '../start-up/kit.js';
import 'dass-elements/dass-text-input.js';
import { fields } from './fields.js';

const form = document.createElement('form');
form.style.cssText = 'display:grid;grid-template-columns:1fr 1fr;gap:16px;padding:16px';
for (const { name, label, kind, required = false, hint = '' } of fields) {
  const field = document.createElement('dass-text-input');
  Object.assign(field, { name, label, required, hint });
  if (kind === 'tax-number') field.mask = kind;
  else field.type = kind;
  form.append(field);
}
layout.append(form);
