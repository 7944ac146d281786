// What the page build exports: entries/dass.ts, with the transport for `upload-protocol="tus"`, which a page with a script
// tag could not add. It is not in entries/dass.ts, because an application may not have the package that it needs.
import { DassElement } from '../../elements/base/dass-element.js';
import type { watchMistakes as watch } from '../../elements/base/mistakes/watch.js';
import { tusModule } from '../../elements/files/transports/tus-module.js';

export * from '../../entries/dass.js';

tusModule.load = () => import('../../elements/files/transports/tus-to.js');

// `dass.js?dev` warns in the console of mistakes of the page.
const { searchParams } = new URL(import.meta.url);
if (searchParams.has('dev'))
  void import(/* @vite-ignore */ new URL('dass.dev.js', import.meta.url).href).then(
    ({ watchMistakes }: { watchMistakes: typeof watch }) => watchMistakes(DassElement, { autoloads: true }),
  );
