import { DassSpinner } from 'dass-elements/react/dass-spinner.js';

/** Skeleton of a form while its record is loading. @param sections number of fields in each section */
export function FormSkeleton({ label, sections }: { label: string; sections: readonly number[] }) {
  return (
    <div className="card form-skeleton" role="group" aria-busy="true" aria-label={label}>
      <DassSpinner className="visually-hidden" label={label} />
      {sections.map((fields, section) => (
        <div key={section} className="form-skeleton-section">
          <span className="skeleton-line skeleton-heading" />
          {Array.from({ length: fields }, (_, field) => (
            <span key={field} className="form-skeleton-field">
              <span className="skeleton-line" />
              <span className="skeleton-line form-skeleton-control" />
            </span>
          ))}
        </div>
      ))}
    </div>
  );
}
