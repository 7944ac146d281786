import { readConfigFileAndWriteSchema } from '@lit/localize-tools/lib/config.js';
import { RuntimeLitLocalizer } from '@lit/localize-tools/lib/modes/runtime.js';

/** The two programs with texts of their own: the kit and the shell. */
export const configurations = ['lit-localize.json', 'shell/lit-localize.json'];

/** @param {string} file of {@link configurations} */
export function localizerOf(file) {
  const config = readConfigFileAndWriteSchema(file);
  return { config, localizer: new RuntimeLitLocalizer(config) };
}
