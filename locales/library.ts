import * as installed from 'dass-localize/init/install.js';
import { configureLocalization as configure } from 'dass-localize/init/runtime.js';
import { str as libraryStr } from 'dass-localize/internal/str-tag.js';

/*
 * The kit's own copy of `@lit/localize`: a copy can be configured once, so that an application that uses the library
 * configures its own and neither is in the way of the other. `scripts/build/build-kit.mjs` puts it into the package; the types
 * stand here because whoever installs the package does not have those of the library.
 */

/** A text with values. */
export interface TextWithValues {
  readonly strTag: true;
  readonly strings: TemplateStringsArray;
  readonly values: readonly unknown[];
}

/** Texts of a language by id. */
export type Templates = Readonly<Record<string, string | TextWithValues>>;

interface Configuration {
  readonly sourceLocale: string;
  readonly targetLocales: readonly string[];
  readonly loadLocale: (locale: string) => Promise<{ templates: Templates }>;
}

/** By these marks the library's tools know the calls that they extract. */
type Msg = ((text: string | TextWithValues, options: { id: string }) => string) & { _LIT_LOCALIZE_MSG_?: never };
type Str = ((strings: TemplateStringsArray, ...values: unknown[]) => TextWithValues) & { _LIT_LOCALIZE_STR_?: never };

/** A text that is shown in the current language. Its id begins with `dass`. */
// The library exchanges its function when it is configured.
export const msg: Msg = (text, options) => (installed.msg as (...words: unknown[]) => string)(text, options);
/** The tag of a text with values. */
export const str = libraryStr as Str;
export const configureLocalization = configure as (configuration: Configuration) => {
  getLocale: () => string;
  setLocale: (locale: string) => Promise<void>;
};
