import { readConfigFileAndWriteSchema } from '@lit/localize-tools/lib/config.js';
import { extractMessagesFromProgram } from '@lit/localize-tools/lib/program-analysis.js';
import { RuntimeLitLocalizer } from '@lit/localize-tools/lib/modes/runtime.js';

/** The two programs with texts of their own: the kit and the shell. */
export const configurations = ['lit-localize.json', 'shell/lit-localize.json'];

/** @param {string} file of {@link configurations} */
export function localizerOf(file) {
  const config = readConfigFileAndWriteSchema(file);
  return { config, localizer: new Localizer(config) };
}

/** Looks for texts only in files that have some, because the library asks for the type of each function that is called. */
class Localizer extends RuntimeLitLocalizer {
  #messages;

  extractSourceMessages() {
    const { program } = this;
    return (this.#messages ??= extractMessagesFromProgram({
      getSourceFiles: () => program.getSourceFiles().filter(({ text }) => text.includes('msg(')),
      getTypeChecker: () => program.getTypeChecker(),
    }));
  }
}
