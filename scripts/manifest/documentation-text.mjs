/**
 * The documentation comment of an element, a property or an event, from its entry in the manifest.
 *
 * @param {{ description?: string, summary?: string, deprecated?: string | boolean }} entry
 * @returns {string} with a `@deprecated` line where the manifest has one, so that editors strike the name through
 */
export function documentationText({ description, summary, deprecated }) {
  const line = typeof deprecated === 'string' ? `@deprecated ${deprecated}` : deprecated ? '@deprecated' : '';
  return [description ?? summary, line].filter(Boolean).join('\n');
}
