import type { ReactNode } from 'react';
import { DassPageHeader } from 'dass-elements/react/dass-page-header.js';
import { PageFrame, type PageFrameProps } from './page-frame.js';

export interface PageProps extends Omit<PageFrameProps, 'header'> {
  subheading?: string | undefined;
  /** Name of a registered icon. */
  icon?: string | undefined;
  /** Opens the parent page. Without it there is no back button. */
  onBack?: (() => void) | undefined;
  /** A `dass-page-header` that replaces the default one. */
  header?: ReactNode;
}

/** A page of the shell, with a `dass-page-header`. */
export function Page({ heading, title, subheading = '', icon = '', onBack, header, children }: PageProps) {
  return (
    <PageFrame
      heading={heading}
      title={title}
      header={
        header ?? (
          <DassPageHeader heading={heading} subheading={subheading} icon={icon} withBack={!!onBack} onBack={onBack} />
        )
      }
    >
      {children}
    </PageFrame>
  );
}
