import { DassSpinner } from 'dass-elements/react/dass-spinner.js';

/** Skeleton of a form while its record is loading. @param sections number of fields in each section */
export function WaitingForm({ label, sections }: { label: string; sections: readonly number[] }) {
  return (
    <div className="card form-outline" role="group" aria-busy="true" aria-label={label}>
      <DassSpinner className="visually-hidden" label={label} />
      {sections.map((fields, section) => (
        <div key={section} className="form-outline-section">
          <span className="waiting-line waiting-heading" />
          {Array.from({ length: fields }, (_, field) => (
            <span key={field} className="form-outline-field">
              <span className="waiting-line" />
              <span className="waiting-line form-outline-control" />
            </span>
          ))}
        </div>
      ))}
    </div>
  );
}
