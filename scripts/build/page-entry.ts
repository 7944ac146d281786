// What the page build exports: entries/dass.ts, with the transport for `upload-protocol="tus"`, which a page with a script
// tag could not add. It is not in entries/dass.ts, because an application may not have the package that it needs.
import { tusModule } from '../../elements/files/transports/tus-module.js';

export * from '../../entries/dass.js';

tusModule.load = () => import('../../elements/files/transports/tus-to.js');
