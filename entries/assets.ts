// Where the kit's workers, worklets and WebAssembly files are, for pages on another origin than the kit.
export { setAssetFolder } from '../elements/base/loading/worker-address.js';
