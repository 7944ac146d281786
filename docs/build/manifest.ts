// custom-elements.json as the documentation reads it.
import { readFileSync } from 'node:fs';

export interface ManifestMember {
  readonly kind: 'field' | 'method';
  readonly name: string;
  readonly description?: string;
  readonly type?: { readonly text: string };
  /** The values of a type with a name. */
  readonly parsedType?: { readonly text: string };
  readonly default?: string;
  readonly attribute?: string;
  readonly reflects?: boolean;
  readonly readonly?: boolean;
  readonly deprecated?: string | boolean;
  readonly parameters?: readonly ManifestParameter[];
  readonly return?: { readonly type?: { readonly text: string }; readonly description?: string };
}

export interface ManifestParameter {
  readonly name: string;
  readonly optional?: boolean;
  readonly type?: { readonly text: string };
  readonly description?: string;
}

export interface ManifestEvent {
  readonly name: string;
  readonly description?: string;
  readonly type: { readonly text: string };
}

export interface NamedDescription {
  readonly name: string;
  readonly description?: string;
  readonly default?: string;
}

export interface ManifestElement {
  readonly tagName: string;
  readonly name: string;
  readonly summary: string;
  readonly description?: string;
  readonly members?: readonly ManifestMember[];
  readonly events?: readonly ManifestEvent[];
  readonly slots?: readonly NamedDescription[];
  readonly cssParts?: readonly NamedDescription[];
  readonly cssProperties?: readonly NamedDescription[];
  /** Path of the module in the repository. */
  readonly source: string;
}

interface ManifestModule {
  readonly source: string;
  readonly declarations: readonly Omit<ManifestElement, 'source'>[];
}

/** Returns all elements of the kit, in the order of the manifest. */
export function readManifest(): readonly ManifestElement[] {
  const { modules } = JSON.parse(readFileSync('custom-elements.json', 'utf8')) as { modules: ManifestModule[] };
  return modules.flatMap(({ source, declarations }) => declarations.map((element) => ({ ...element, source })));
}

/** `pick-list` for `dass-pick-list`. */
export const nameOfTag = (tag: string): string => tag.replace('dass-', '');
