/**
 * Prevents the click after a long press or a drag, and the double click that the browser makes of it and the next press.
 * The click of the next press is not prevented. After a touch, Firefox fires the click in a later task than `pointerup`.
 */
export function preventNextClick(): void {
  const ended = new AbortController();
  const { signal } = ended;
  let presses = 0;
  const prevent = (event: MouseEvent): void => {
    // A key also fires a click.
    if (!event.isTrusted || event.detail === 0) return;
    if (event.type === 'click' && presses > 0) return;
    event.preventDefault();
    event.stopImmediatePropagation();
  };
  addEventListener('click', prevent, { signal, capture: true });
  addEventListener('dblclick', prevent, { signal, capture: true });
  addEventListener('pointerdown', () => ++presses > 1 && ended.abort(), { signal, capture: true });
}
