import { isDynamic } from './mask-code.js';
import type { Syntax, Use } from './uses.js';

/** What an attribute in a template sets. */
export interface Binding {
  readonly kind: Extract<Use['kind'], 'attribute' | 'event' | 'prop' | 'property'>;
  readonly name: string;
  /** Number of characters before the name. */
  readonly before: number;
  /** Whether the value is an expression. */
  readonly isCode?: boolean;
  readonly spell?: (name: string) => string;
}

const camelCase = (name: string): string => name.replace(/-(\w)/g, (_, letter: string) => letter.toUpperCase());
export const kebabCase = (name: string): string => name.replace(/\B[A-Z]/g, '-$&').toLowerCase();

/** Directives of Angular and of its libraries. */
const ANGULAR_DIRECTIVE = /^(?:ng|formControl|formGroup|formArray|routerLink|cdk|mat|i18n)/;

/** Returns what an attribute sets; `undefined` for an instruction of the framework and for a name that is code. */
export function readBinding(written: string, syntax: Syntax): Binding | undefined {
  if (isDynamic(written)) return undefined;
  return readers[syntax]?.(written) ?? (isInstruction(written, syntax) ? undefined : readHtml(written));
}

type Reader = (written: string) => Binding | undefined;

const readers: Partial<Record<Syntax, Reader>> = {
  lit: (written) => {
    const kinds = { '.': 'property', '@': 'event', '?': 'attribute' } as const;
    const kind = kinds[written[0] as keyof typeof kinds];
    return kind && { kind, name: written.slice(1), before: 1, isCode: true };
  },
  vue: (written) => {
    const [, before = '', name = ''] = /^(@|v-on:|:|\.|v-bind:)([\w-]+)/.exec(written) ?? [];
    if (name === '' || name === 'key' || name === 'ref') return undefined;
    if (/^(@|v-on)/.test(before)) return { kind: 'event', name, before: before.length };
    const isKebab = name.includes('-');
    return {
      kind: 'prop',
      name: isKebab && !/^(aria|data)-/.test(name) ? camelCase(name) : name,
      before: before.length,
      isCode: true,
      ...(isKebab ? { spell: kebabCase } : {}),
    };
  },
  angular: (written) => {
    const [, open = '', name = ''] = /^(\[\(|\[attr\.|\[|\(|bind-|bindon-|on-|i18n-)([\w-]+)/.exec(written) ?? [];
    if (name === '' || ANGULAR_DIRECTIVE.test(name) || /^\[(class|style)\b/.test(written)) return undefined;
    const kind = /^(\(|on-)/.test(open) ? 'event' : /^(\[attr|i18n)/.test(open) ? 'attribute' : 'property';
    return { kind, name, before: open.length, isCode: true };
  },
  svelte: (written) => {
    const event = /^on:?(dass-[\w-]+)/.exec(written);
    if (event) return { kind: 'event', name: event[1]!, before: event[0].length - event[1]!.length };
    const bound = /^bind:(?!this$)(\w+)$/.exec(written);
    if (bound) return { kind: 'prop', name: bound[1]!, before: 5, isCode: true };
    return /[:|]/.test(written) ? undefined : { kind: 'prop', name: written, before: 0 };
  },
};

/** Listeners of Alpine, htmx, and of Vue in a page. */
const HTML_LISTENER = /^(?:@|v-on:|x-on:|hx-on:)(?=dass-)/;

function readHtml(written: string): Binding {
  const [listener = ''] = HTML_LISTENER.exec(written) ?? [];
  if (!listener) return { kind: 'attribute', name: written, before: 0 };
  const name = /^[\w-]+/.exec(written.slice(listener.length))?.[0] ?? '';
  return { kind: 'event', name, before: listener.length };
}

function isInstruction(written: string, syntax: Syntax): boolean {
  if (syntax === 'angular') return /^[[(*#@]/.test(written) || ANGULAR_DIRECTIVE.test(written);
  if (syntax === 'vue') return /^([:.#]|v-)/.test(written) || written === 'key' || written === 'ref';
  if (syntax === 'svelte') return true;
  return syntax === 'razor' && /^asp-/i.test(written);
}
