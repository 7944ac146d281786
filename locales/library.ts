import * as installed from 'dass-localize/init/install.js';
import { configureLocalization as configure } from 'dass-localize/init/runtime.js';
import { str as libraryStr } from 'dass-localize/internal/str-tag.js';

/*
 * The kit's own copy of `@lit/localize`, because a copy can be configured only once. An application can use and configure
 * the library independently. `scripts/build/build-kit.mjs` bundles the copy into the package; its types are declared here,
 * because the types of the library are not installed with the package.
 */

/** A text with values. */
export interface TextWithValues {
  readonly strTag: true;
  readonly strings: TemplateStringsArray;
  readonly values: readonly unknown[];
}

/** The texts of a language by id. */
export type Templates = Readonly<Record<string, string | TextWithValues>>;

interface Configuration {
  readonly sourceLocale: string;
  readonly targetLocales: readonly string[];
  readonly loadLocale: (locale: string) => Promise<{ templates: Templates }>;
}

/** The library's tools find the calls to extract by these marker properties. */
type Msg = ((text: string | TextWithValues, options: { id: string }) => string) & { _LIT_LOCALIZE_MSG_?: never };
type Str = ((strings: TemplateStringsArray, ...values: unknown[]) => TextWithValues) & { _LIT_LOCALIZE_STR_?: never };

/** A text in the current language. Its id starts with `dass`. */
// The library replaces its function when it is configured, so it is read at each call.
export const msg: Msg = (text, options) => (installed.msg as (...words: unknown[]) => string)(text, options);
/** The tag of a text with values. */
export const str = libraryStr as Str;
export const configureLocalization = configure as (configuration: Configuration) => {
  getLocale: () => string;
  setLocale: (locale: string) => Promise<void>;
};
