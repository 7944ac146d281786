import { useId, type ReactNode } from 'react';
import { DassIcon } from 'dass-elements/react/dass-icon.js';

export interface NewsCardProps {
  heading: string;
  /** Name of a registered icon. */
  icon: string;
  /** The largest number of rows. It sets the height from the start, so that nothing moves when the rows are loaded. */
  rows: number;
  isLoading: boolean;
  /** Shown when there are no rows. */
  empty: ReactNode;
  footer?: ReactNode;
  /** Class of the card. Default: none. */
  className?: string;
  /** The rows. */
  children: readonly ReactNode[];
}

/** A card of the home page with news for the user. */
export function NewsCard({ heading, icon, rows, isLoading, empty, footer, className = '', children }: NewsCardProps) {
  const id = useId();
  return (
    <section className={`card news-card ${className}`.trimEnd()} aria-labelledby={id}>
      <h2 id={id}>
        <DassIcon name={icon} />
        {heading}
      </h2>
      <ul aria-busy={isLoading}>
        {isLoading &&
          Array.from({ length: rows }, (_, row) => (
            <li key={row} className="news">
              <span className="skeleton-line" />
              <span className="skeleton-line news-detail" />
            </li>
          ))}
        {!isLoading && children}
        {!isLoading && children.length === 0 && <li>{empty}</li>}
      </ul>
      <div className="news-footer">{!isLoading && footer}</div>
    </section>
  );
}
