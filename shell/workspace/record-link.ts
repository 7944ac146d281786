/** Where the page of a record is. */
export interface RecordAddress<Record> {
  /** The address of the page. */
  addressOf(record: Record): string;
  /** Opens the page without loading the application again. */
  open(record: Record): void;
}

/** A link in a table, so that a record can be opened in another tab, too. */
export function recordLink<Record>(
  text: string,
  record: Record,
  { addressOf, open }: RecordAddress<Record>,
): HTMLAnchorElement {
  const link = document.createElement('a');
  link.href = addressOf(record);
  link.tabIndex = -1;
  link.textContent = text;
  link.addEventListener('click', (event) => {
    if (event.ctrlKey || event.metaKey || event.shiftKey || event.altKey) return;
    event.preventDefault();
    open(record);
  });
  return link;
}
