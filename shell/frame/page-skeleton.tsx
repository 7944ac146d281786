import type { ReactNode } from 'react';

/** A placeholder in the shape of a page while its content is unknown. */
export function PageSkeleton({ label, children }: { label: string; children?: ReactNode }) {
  return (
    <div className="page page-skeleton" aria-busy="true" aria-label={label} role="group">
      <div className="skeleton-line skeleton-heading" />
      <div className="skeleton-line" />
      {children}
    </div>
  );
}
