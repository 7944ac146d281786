// Addresses of the company's systems, and validation of links.
export {
  apiAddress,
  downloadAddress,
  filesAddress,
  isOwnAddress,
  loginAddress,
  systemAddress,
} from '../elements/core/urls/addresses.js';
export {
  configureAddresses,
  isLocalhost,
  parseHost,
  type AddressConfiguration,
  type ParsedHost,
} from '../elements/core/urls/host-group.js';
export { redirectAfterLogin } from '../elements/core/urls/redirect-after-login.js';
export { safeUrl } from '../elements/core/urls/safe-url.js';
