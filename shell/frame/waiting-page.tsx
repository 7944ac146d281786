import type { ReactNode } from 'react';

/** The outline of a page while it is not known yet what stands on it. */
export function WaitingPage({ label, children }: { label: string; children?: ReactNode }) {
  return (
    <div className="page waiting" aria-busy="true" aria-label={label} role="group">
      <div className="waiting-line waiting-heading" />
      <div className="waiting-line" />
      {children}
    </div>
  );
}
