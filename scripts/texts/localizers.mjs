import { resolve } from 'node:path/posix';
import { extractMessagesFromProgram } from '@lit/localize-tools/lib/program-analysis.js';
import { RuntimeLitLocalizer } from '@lit/localize-tools/lib/modes/runtime.js';
import { readLanguages } from './languages.mjs';
import { untranslated } from './translations.mjs';

/** The folders of the two programs with texts of their own: the kit and the shell. */
export const programs = ['.', 'shell'];

/** @param {string} baseDir of {@link programs} */
export function localizerOf(baseDir) {
  const [source, ...targets] = readLanguages();
  const config = {
    sourceLocale: source.tag,
    targetLocales: targets.map(({ tag }) => tag),
    tsConfig: 'tsconfig.texts.json',
    output: { mode: 'runtime', outputDir: 'locales/generated' },
    interchange: { format: 'xliff', xliffDir: 'locales/xliff' },
    baseDir,
    resolve: (path) => resolve(baseDir, path),
  };
  const incomplete = targets.filter(({ complete }) => complete === false).map(({ tag }) => tag);
  return { config, incomplete, localizer: new Localizer(config, incomplete) };
}

class Localizer extends RuntimeLitLocalizer {
  #incomplete;
  #messages;
  #isBuilding = false;

  constructor(config, incomplete) {
    super(config);
    this.#incomplete = incomplete;
  }

  /** Looks for texts only in files that have some, because the library asks for the type of each function that is called. */
  extractSourceMessages() {
    const { program } = this;
    return (this.#messages ??= extractMessagesFromProgram({
      getSourceFiles: () => program.getSourceFiles().filter(({ text }) => text.includes('msg(')),
      getTypeChecker: () => program.getTypeChecker(),
    }));
  }

  /** Builds the modules. A language that is not complete has the source's text where its own is missing. */
  async build() {
    this.#isBuilding = true;
    await super.build();
    this.#isBuilding = false;
  }

  readTranslationsSync() {
    const read = super.readTranslationsSync();
    if (!this.#isBuilding) return read;
    const { messages } = this.extractSourceMessages();
    for (const tag of this.#incomplete) {
      const missing = untranslated(messages, read.translations.get(tag));
      const names = new Set(missing.map(({ name }) => name));
      const translated = (read.translations.get(tag) ?? []).filter(({ name }) => !names.has(name));
      read.translations.set(tag, [...translated, ...missing.map(({ name, contents }) => ({ name, contents }))]);
    }
    return read;
  }
}
