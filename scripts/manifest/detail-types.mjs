/**
 * Returns the type names in the detail of an event: `DassMenuSelectDetail` for `CustomEvent<DassMenuSelectDetail>`,
 * without type arguments: `DassPickListPickDetail` for `CustomEvent<DassPickListPickDetail<Item>>`.
 * @param {{ type: { text: string } }} event of the manifest
 * @returns {string[]}
 */
export function detailTypes({ type }) {
  const [, detail = ''] = /^CustomEvent<(.*)>$/s.exec(type.text) ?? [];
  return detail.replace(/<\w+>/g, '').match(/\b[A-Z]\w+/g) ?? [];
}
