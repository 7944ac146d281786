import { useId, type ReactNode } from 'react';

export interface DemoProps {
  /** Omit it when the screen shows only one thing with the same name. */
  heading?: string;
  note?: string;
  children: ReactNode;
}

/** A part of a screen with a heading, a note, and its content. */
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
