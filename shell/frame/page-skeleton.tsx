import type { ReactNode } from 'react';
import { useMatches } from 'react-router-dom';
import { useDocumentTitle } from './page-frame.js';

/** The shape of a page's content: rows, fields, cards, or a list beside a record. */
export type PageShape = 'table' | 'form' | 'cards' | 'record';

/** What is known of a page before its code has loaded: the `handle` of its route. */
export interface KnownPage {
  /** Absent when it needs data, such as the name of the user. */
  readonly heading?: () => string;
  /** Title of the document. Default: the heading. */
  readonly title?: () => string;
  readonly shape: PageShape;
  readonly withBack?: boolean;
  readonly withIcon?: boolean;
}

/** Number of rows, fields or cards: more than the screen has room for are cut off. */
const COUNT = { table: 24, form: 12, cards: 12, record: 2 } as const satisfies Record<PageShape, number>;

/** A placeholder in the shape of the page while it is loading. What its route knows of it stands at once. */
export function PageSkeleton({ label, children }: { label: string; children?: ReactNode }) {
  const page = useMatches().at(-1)?.handle as KnownPage | undefined;
  const heading = page?.heading?.();
  useDocumentTitle(page?.title?.() ?? heading);
  return (
    <div className="page page-skeleton" aria-busy="true" aria-label={label} role="group">
      <div className="skeleton-header">
        {page?.withBack && <span className="skeleton-back" />}
        {page?.withIcon && <span className="skeleton-icon" />}
        <div>
          {heading ? <h1>{heading}</h1> : <div className="skeleton-line skeleton-heading" />}
          <div className="skeleton-line" />
        </div>
      </div>
      {children}
      {page && (
        <div className={`skeleton-shape skeleton-${page.shape}`}>
          {Array.from({ length: COUNT[page.shape] }, (_, part) => (
            <span key={part} />
          ))}
        </div>
      )}
    </div>
  );
}
