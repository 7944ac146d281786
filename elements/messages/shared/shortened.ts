import { html, nothing } from 'lit';
import { formatCount, msg, plural, str } from '../../../locales/localize.js';

/**
 * The items of a list in a dialog: the first ones, and how many more there are. Nobody reads 10,000 lines there.
 * @param most how many are shown
 */
export const shortened = <Item>(
  items: readonly Item[],
  most: number,
  render: (item: Item, index: number) => unknown,
): unknown =>
  html`${items.slice(0, most).map((item, index) => render(item, index))}${
    items.length > most ? html`<li class="more">${messagesMoreText(items.length - most)}</li>` : nothing
  }`;

const messagesMoreText = (count: number): string =>
  plural(count, {
    one: msg(str`e mais ${formatCount(count)}`, { id: 'dassMessagesMoreOne' }),
    many: msg(str`e mais ${formatCount(count)}`, { id: 'dassMessagesMoreMany' }),
    other: msg(str`e mais ${formatCount(count)}`, { id: 'dassMessagesMoreOther' }),
  });
