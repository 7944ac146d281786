/** Creates a button without a border. */
export function button(label: string, onClick: () => unknown): HTMLElement {
  const created = Object.assign(document.createElement('dass-button'), { textContent: label, appearance: 'plain' });
  created.addEventListener('click', () => void onClick());
  return created;
}
