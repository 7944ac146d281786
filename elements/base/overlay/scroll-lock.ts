let holders = 0;
let before: { overflow: string; gutter: string } | undefined;

/** Keeps the page behind from scrolling, without a jump of its width, until every holder has let go. @returns lets go */
export function lockScroll(): () => void {
  const { style, clientWidth } = document.documentElement;
  if (holders++ === 0) {
    before = { overflow: style.overflow, gutter: style.scrollbarGutter };
    if (window.innerWidth > clientWidth) style.scrollbarGutter = 'stable';
    style.overflow = 'hidden';
  }
  let held = true;
  return () => {
    if (!held) return;
    held = false;
    if (--holders > 0 || !before) return;
    style.overflow = before.overflow;
    style.scrollbarGutter = before.gutter;
    before = undefined;
  };
}
