import { html, nothing } from 'lit';
import { formatCount, msg, plural, str } from '../../../locales/localize.js';

/**
 * Renders the first items of a list and the number of the others. Rendering all of a long list would be slow.
 * @param maxItems maximum number of rendered items
 */
export const renderShortened = <Item>(
  items: readonly Item[],
  maxItems: number,
  render: (item: Item, index: number) => unknown,
): unknown =>
  html`${items.slice(0, maxItems).map((item, index) => render(item, index))}${
    items.length > maxItems ? html`<li class="more">${messagesMoreText(items.length - maxItems)}</li>` : nothing
  }`;

const messagesMoreText = (count: number): string =>
  plural(count, {
    one: msg(str`e mais ${formatCount(count)}`, { id: 'dassMessagesMoreOne' }),
    many: msg(str`e mais ${formatCount(count)}`, { id: 'dassMessagesMoreMany' }),
    other: msg(str`e mais ${formatCount(count)}`, { id: 'dassMessagesMoreOther' }),
  });
