import { useEffect, useState, type ReactNode, type RefObject } from 'react';
import { useSearchParams } from 'react-router-dom';
import type { DassDataTableElement } from 'dass-elements/react/dass-data-table.js';
import { DassSplitView } from 'dass-elements/react/dass-split-view.js';

/** Width of the list until the user changes it. */
const LIST_WIDTH_PX = 420;

/** A data table with rows of any type. */
type ListTable = Pick<
  DassDataTableElement,
  'visibleIndexOf' | 'visibleCount' | 'visibleKeyAt' | 'reveal' | 'updateComplete'
>;

/** What makes a table the list of a `ListAndRecord`. */
export interface ListProps {
  readonly slot: 'list';
  readonly selection: 'single';
  readonly selected: readonly string[];
  readonly onSort: () => void;
  readonly onRowActivate: (event: { readonly detail: { readonly row: { readonly id: number } } }) => void;
  readonly onSelectRows: (event: { readonly detail: { readonly keys: readonly string[] } }) => void;
}

export interface ListAndRecordProps {
  /** Accessible name of the list. */
  label: string;
  /** Under which the width of the list is stored. */
  settingsKey: string;
  table: RefObject<ListTable | null>;
  /** Key of the selected record; undefined shows `empty`. */
  selected: string | undefined;
  /** Accessible name of the record. */
  recordLabel: string;
  /** The user has selected another record, or leaves it. Stable or not: only called. */
  onSelect: (key: string | undefined) => void;
  /** Renders the table. */
  list: (props: ListProps) => ReactNode;
  /** Shown beside the list while no record is selected. */
  empty: ReactNode;
  /** The record. */
  children: ReactNode;
}

/**
 * A list beside the record that is selected in it; on a phone, one after the other. J and K go to the next and the previous
 * record of the list as it is sorted and filtered.
 */
export function ListAndRecord({ table, selected, onSelect, list, empty, children, ...view }: ListAndRecordProps) {
  /** Where the selected record is among those that the filter includes. */
  const [place, setPlace] = useState({ index: -1, count: 0 });

  // The table knows in which order the user sees the records.
  const showPlace = (): void => {
    const index = selected === undefined ? -1 : (table.current?.visibleIndexOf(selected) ?? -1);
    const count = table.current?.visibleCount ?? 0;
    setPlace((last) => (last.index === index && last.count === count ? last : { index, count }));
  };
  useEffect(() => {
    showPlace();
    // Rows that have just been loaded are in the table after its next update.
    void table.current?.updateComplete.then(showPlace);
  });

  return (
    <DassSplitView
      {...view}
      className="list-and-record"
      size={LIST_WIDTH_PX}
      open={selected !== undefined}
      recordIndex={place.index}
      recordCount={place.count}
      onBack={(event) => {
        event.preventDefault();
        onSelect(undefined);
      }}
      onSelectRecord={({ detail }) => {
        const key = table.current?.visibleKeyAt(detail.index);
        if (key === undefined) return;
        table.current?.reveal(key);
        onSelect(key);
      }}
    >
      {list({
        slot: 'list',
        selection: 'single',
        selected: selected === undefined ? [] : [selected],
        onSort: showPlace,
        onSelectRows: ({ detail }) => onSelect(detail.keys[0]),
        onRowActivate: ({ detail }) => onSelect(String(detail.row.id)),
      })}
      {selected !== undefined && children}
      <div slot="empty">{empty}</div>
    </DassSplitView>
  );
}

/** The id in the address, and a function that changes it. */
export function useSelectedId(): [string | undefined, (id: string | undefined) => void] {
  const [address, setAddress] = useSearchParams();
  const [, setSelections] = useState(0);
  // A step of the history, so that the user is asked before unsaved work is lost. If he stays, the screen shows the
  // record that it showed before: it is rendered again.
  const select = (id: string | undefined): void => {
    setAddress(
      (last) => {
        const next = new URLSearchParams(last);
        if (id === undefined) next.delete('id');
        else next.set('id', id);
        return next;
      },
      { preventScrollReset: true },
    );
    setSelections((count) => count + 1);
  };
  return [address.get('id') ?? undefined, select];
}
