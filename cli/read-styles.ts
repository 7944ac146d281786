import { placeOf, type AddUse } from './uses.js';

/** Reads tags, parts and custom properties in style sheets. */
export function readStyles(text: string, add: AddUse, start = 0): void {
  const hidden = text.replace(/\/\*.*?\*\//gs, (comment) => ' '.repeat(comment.length));
  for (const { index, 0: name } of hidden.matchAll(/--dass-[\w-]+/g))
    add({ kind: 'css-property', tag: '', name, offset: start + index, places: [placeOf(start + index, name)] });
  for (const { index, 1: selector = '' } of hidden.matchAll(/([^;{}]*)\{/g))
    if (!selector.trimStart().startsWith('@')) readSelector(selector, add, start + index);
}

/** Reads the tags and the parts of a selector. */
export function readSelector(text: string, add: AddUse, start: number): void {
  for (const { index, 0: name } of text.matchAll(/(?<![\w.#$@:=['"/-])dass-[a-z][a-z\d-]*(?![\w-])/g))
    add({
      ...{ kind: 'tag', tag: name, name, offset: start + index },
      ...{ places: [placeOf(start + index, name)], mayBeForeign: true },
    });
  for (const { index, 0: all, 1: tag = '', 2: name = '' } of text.matchAll(
    /(?:(dass-[a-z][a-z\d-]*)[^\s,{}>+~()]*)?::part\(([\w-]+)\)/g,
  )) {
    const offset = start + index + all.length - name.length - 1;
    add({ kind: 'part', tag, name, offset, places: [placeOf(offset, name)] });
  }
}
