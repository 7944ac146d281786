interface Item {
  readonly id: string | number;
}

/** The items that a field has loaded. A draft keeps the selected ones, so that the field can show them again. */
export class KnownItems<Known extends Item> {
  readonly #items = new Map<string, Known>();

  add(items: readonly Known[]): void {
    for (const item of items) this.#items.set(String(item.id), item);
  }

  /** Returns the items of the ids. @param ids the value of a field */
  select(ids: unknown): Known[] {
    return Array.isArray(ids) ? ids.flatMap((id) => this.#items.get(String(id)) ?? []) : [];
  }
}

/** Returns the entries of a draft that have an id and a text for it. @param field name of the text */
export function readItems<Known extends Item>(stored: unknown, field: keyof Known): Known[] {
  const isItem = (value: unknown): value is Known => {
    const item = (value ?? {}) as Partial<Known>;
    return ['string', 'number'].includes(typeof item.id) && typeof item[field] === 'string';
  };
  return Array.isArray(stored) ? stored.filter(isItem) : [];
}
