/** Labels can be whole files. Text beyond this length is never in view. */
const MAX_RENDERED_CHARACTERS = 500;

/** Returns the part of a text that a row renders. */
export const cutText = (text: string): string => text.slice(0, MAX_RENDERED_CHARACTERS);

/** Creates an element of a pooled row with a class and other properties. */
export const createPart = <Tag extends 'div' | 'span'>(
  tag: Tag,
  className: string,
  properties: Partial<Pick<HTMLElement, 'dir' | 'role' | 'ariaHidden'>> = {},
): HTMLElementTagNameMap[Tag] => Object.assign(document.createElement(tag), { className, ...properties });
