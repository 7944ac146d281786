/** The width of the area at the end of a heading that resizes its column, for a mouse and for a finger. */
const HANDLE_WIDTH_PX = 9;
const TOUCH_HANDLE_WIDTH_PX = 24;

/** Whether a press on a heading resizes its column. */
export function isOnResizeHandle(event: PointerEvent, heading: HTMLElement, isRtl: boolean): boolean {
  if (event.button !== 0 || !event.isPrimary || (event.target as Element).closest('.toggle, .options, .filter'))
    return false;
  const { left, right } = heading.getBoundingClientRect();
  const fromEnd = isRtl ? event.clientX - left : right - event.clientX;
  return fromEnd <= (event.pointerType === 'touch' ? TOUCH_HANDLE_WIDTH_PX : HANDLE_WIDTH_PX);
}
