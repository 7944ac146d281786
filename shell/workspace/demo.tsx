import { useId, type ReactNode } from 'react';

export interface DemoProps {
  /** None where the screen shows one thing alone, and is named after it. */
  heading?: string;
  note?: string;
  children: ReactNode;
}

/** A part of a screen: what it shows, in a line, and the thing itself. */
export function Demo({ heading, note, children }: DemoProps) {
  const id = useId();
  return (
    <section className="card demo" aria-labelledby={heading ? id : undefined}>
      {heading && <h2 id={id}>{heading}</h2>}
      {note && <p className="quiet demo-note">{note}</p>}
      {children}
    </section>
  );
}
