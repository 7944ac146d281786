import { DassFormLayout } from 'dass-elements/react/dass-form-layout.js';
import { DassSpinner } from 'dass-elements/react/dass-spinner.js';

export interface FormSkeletonProps {
  label: string;
  /** The sections of the form: its greatest number of columns, and how many of them each field spans. */
  sections: readonly { readonly columns?: number; readonly fields: readonly (number | 'full')[] }[];
}

/** Skeleton of a form while its record is loading, in the layout of the form. */
export function FormSkeleton({ label, sections }: FormSkeletonProps) {
  return (
    <div className="card record-form form-skeleton" role="group" aria-busy="true" aria-label={label}>
      <DassSpinner className="visually-hidden" label={label} />
      <DassFormLayout>
        {sections.map(({ columns, fields }, section) => (
          <DassFormLayout key={section} columns={columns}>
            <span className="skeleton-line skeleton-heading" data-span="full" />
            {fields.map((span, field) => (
              <span key={field} className="form-skeleton-field" data-span={span}>
                <span className="skeleton-line" />
                <span className="skeleton-line form-skeleton-control" />
              </span>
            ))}
          </DassFormLayout>
        ))}
      </DassFormLayout>
    </div>
  );
}
