import type { ReactNode } from 'react';

/** A placeholder in the shape of a page while its content is unknown. */
export function WaitingPage({ label, children }: { label: string; children?: ReactNode }) {
  return (
    <div className="page waiting" aria-busy="true" aria-label={label} role="group">
      <div className="waiting-line waiting-heading" />
      <div className="waiting-line" />
      {children}
    </div>
  );
}
