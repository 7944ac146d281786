/**
 * Name of a field of an application's objects, or `''` for none. Any text when their type is not known, or when they are
 * texts or numbers.
 */
export type FieldName<Item> = Item extends object
  ? keyof Item extends never
    ? string
    : (keyof Item & string) | ''
  : string;
