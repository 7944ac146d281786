import type { ReactNode } from 'react';
import { DassPageHeader, type DassPageHeaderProps } from 'dass-elements/react/dass-page-header.js';
import { paths } from '../../app/paths.js';
import { useUnsavedChanges } from '../../app/use-unsaved-changes.js';
import { useBack } from '../../history/use-back.js';
import { ScreenFrame } from '../screen-page.js';
import type { Screen } from '../screen.js';
import './record.css';

type HeaderProps = Pick<
  DassPageHeaderProps,
  'subheading' | 'icon' | 'withSearch' | 'searchLabel' | 'filters' | 'onFilter'
>;

export interface RecordScreenProps extends HeaderProps {
  screen: Screen;
  /** The record or the list, in the current language. */
  heading: string;
  /** Commands in the header, each with `slot="actions"`. */
  actions?: ReactNode;
  /** Address of the page that lists the records, which the back button opens. Default: the workspace. */
  parent?: string;
  /** The record has unsaved changes: the header says so, and the user is asked before they are lost. */
  isDirty?: boolean;
  /** Returns what would be lost, for the question. The same function from render to render. */
  lost?: () => string;
  children: ReactNode;
}

/** A screen of one record or of a list of records: header with back button, unsaved changes, content. */
export function RecordScreen({
  screen,
  actions,
  parent = paths.workspace,
  isDirty = false,
  lost = nothing,
  subheading = '',
  children,
  ...header
}: RecordScreenProps) {
  const back = useBack(parent);
  useUnsavedChanges(isDirty, lost);
  return (
    <ScreenFrame
      screen={screen}
      header={
        <DassPageHeader {...header} subheading={isDirty ? 'dassHostUnsavedChanges' : subheading} withBack onBack={back}>
          {actions}
        </DassPageHeader>
      }
    >
      {children}
    </ScreenFrame>
  );
}

const nothing = (): string => '';
