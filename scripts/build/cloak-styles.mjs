/**
 * Returns a style sheet that hides elements until they are defined, for at most two seconds, so that a page does not
 * show their bare content first. It hides nothing where scripts are off.
 *
 * @param {string[]} tags
 */
export const cloakStyles = (tags) => `/* Hides elements until they are defined, for at most 2 s. */
@media (scripting: enabled) {
  :is(${[...tags].sort().join(', ')}):not(:defined) {
    animation: dass-uncloak 0s 2s both;
  }
}

@keyframes dass-uncloak {
  from {
    visibility: hidden;
  }
  to {
    visibility: visible;
  }
}
`;
