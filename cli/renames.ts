/** A public name that another one has replaced. */
export interface Rename {
  /** The version with the new name. */
  readonly since: string;
  readonly kind:
    | 'attribute'
    | 'css-property'
    | 'event'
    | 'handler'
    | 'import'
    | 'method'
    | 'part'
    | 'property'
    | 'slot'
    | 'tag'
    | 'value';
  /** The element whose name it is. Default: every element. */
  readonly tag?: string;
  /** Of a value: its attribute. */
  readonly attribute?: string;
  readonly from: string | RegExp;
  /** With `$1` for the first group of `from`. */
  readonly to: string;
}

/** All renames since the first package, the oldest first. Each is in CHANGELOG.md, too. */
export const RENAMES: readonly Rename[] = [
  // Versions that were tried before 0.1.0
  {
    since: '0.1.0',
    kind: 'import',
    from: /^dass-elements\/elements\/[\w-]+\/([\w-]+)\/\1(?:\.js)?$/,
    to: 'dass-elements/dass-$1.js',
  },
  {
    since: '0.1.0',
    kind: 'import',
    from: /^dass-elements\/locales(?:\/index)?(?:\.js)?$/,
    to: 'dass-elements/language.js',
  },
  { since: '0.1.0', kind: 'method', tag: 'dass-hierarchy-table', from: 'expandTo', to: 'expandToLevel' },
];
