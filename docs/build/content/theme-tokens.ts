// The design tokens as the theming guide lists and previews them.
import { htmlFrame } from '../examples/frames.js';
import { translateCode } from '../examples/translation.js';
import type { Language } from '../languages.js';

export interface Token {
  readonly name: string;
  readonly value: string;
}

/** Returns the tokens that a style sheet declares, each with its first value. */
export function tokenList(css: string): Token[] {
  const found = new Map<string, string>();
  for (const [, name, value] of css.matchAll(/(--dass-[\w-]+):\s*([^;]+);/g))
    if (!found.has(name!)) found.set(name!, value!.replace(/\s+/g, ' ').trim());
  return [...found].map(([name, value]) => ({ name, value }));
}

/** A page with pieces of every kind, in Portuguese. */
export const PREVIEW = `<div class="preview">
  <h1>Pedido 48.213</h1>
  <dass-text-input label="Fornecedor" value="Açaí Tecidos Ltda." required></dass-text-input>
  <dass-text-input label="Quantidade" type="number" hint="Em pares."></dass-text-input>
  <dass-switch label="Urgente" checked></dass-switch>
  <p>
    <dass-chip label="Em análise" tone="info"></dass-chip>
    <dass-chip label="Liberado" tone="success"></dass-chip>
    <dass-chip label="Atrasado" tone="warning"></dass-chip>
    <dass-chip label="Recusado" tone="danger"></dass-chip>
  </p>
  <p>
    <dass-button appearance="solid">Enviar</dass-button>
    <dass-button>Cancelar</dass-button>
    <dass-button tone="danger">Remover</dass-button>
  </p>
  <dass-notice type="success" message="Pedido salvo" duration="0"></dass-notice>
</div>`;

/** The page that shows a theme. */
export const themePreview = (language: Language): string =>
  htmlFrame(translateCode(PREVIEW, 'html', language), { title: 'Theme', language, root: '../../' });
