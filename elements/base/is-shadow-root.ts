/**
 * Whether a node is a shadow root. Not by `instanceof`: in Firefox, a shadow root that was created in an iframe has the
 * classes of the iframe.
 */
export const isShadowRoot = (node: Node): node is ShadowRoot =>
  node.nodeType === Node.DOCUMENT_FRAGMENT_NODE && 'host' in node;
