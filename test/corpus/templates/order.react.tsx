'use client';
import { useState, type ReactNode } from 'react';
import { DassButton, DassPickList as Parts, type DassPickListElement } from 'dass-elements/react';
import { DassHierarchyTable } from 'dass-elements/react/dass-hierarchy-table.js';
import { DassDialog } from 'dass-elements/react/dass-dialog.js';
import { DassPanel } from './panel';

const only = <T,>(value: T): T => value;

export function Order({ parts, children, ...rest }: { parts: readonly Part[]; children?: ReactNode }) {
  const [selected, setSelected] = useState<readonly Part[]>([]);
  return (
    <DassPanel unknown="1" onDassAnything={only}>
      <Parts label="Parts" items={parts} fieldId="code" onPick={(event) => setSelected(event.detail.selected as Part[])} className="wide" ref={null} key="parts" data-test="x" aria-label="Parts" {...rest} />
      <DassHierarchyTable label="Structure" rows={[]} onDassCopy={() => undefined} onCopy={() => undefined} onRowClick={() => undefined} onClickCapture={() => undefined} />
      <DassDialog heading="Save" open={selected.length > 0}>
        {children}
        {selected.map((part) => <p key={part.id}>{part.label}</p>)}
        <DassButton slot="footer" appearance="solid" onClick={() => undefined} suppressHydrationWarning>Save</DassButton>
      </DassDialog>
      <dass-pick-list label="Raw" items={parts} ondass-pick={() => undefined} onChange={() => undefined} />
    </DassPanel>
  );
}
