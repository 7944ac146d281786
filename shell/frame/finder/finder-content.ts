/*
 * What the finder finds besides the screens of the menu. `shell/application-finder.tsx` names the records and the
 * actions of the application.
 */
import type { ComponentType } from 'react';

/** A kind of record that the finder searches on the platform. */
export interface RecordSource {
  /** Identifies the source. */
  readonly id: string;
  /** Path of the screen that opens a record. The finder searches only if the user's menu has this screen. */
  readonly path: string;
  /** Name of a registered icon. */
  readonly icon: string;
  /** Name of the records in the plural, in the current language. */
  readonly label: () => string;
  /**
   * Searches the records that contain all words of a text. Called at most once at a time for a source: the earlier
   * call is aborted.
   */
  readonly search: (text: string, options: RecordSearchOptions) => Promise<FoundRecords>;
  /** The screen that lists all records with a text. Default: `undefined`, there is none. */
  readonly list?: {
    /** Label of the option, in the current language. */
    readonly label: (text: string) => string;
    readonly url: (text: string) => string;
  };
}

export interface RecordSearchOptions {
  /** Maximum number of records. */
  readonly limit: number;
  readonly signal: AbortSignal;
}

export interface FoundRecords {
  /** The best first. */
  readonly records: readonly FoundRecord[];
  /** Number of all matching records. */
  readonly total: number;
}

export interface FoundRecord {
  /** Identifies the record within its source. */
  readonly id: string | number;
  /** Code or number that users type to get this record. */
  readonly code: string;
  /** Shown in the finder and in the history. */
  readonly label: string;
  /** Shown beside the label. Default: empty. */
  readonly detail?: string;
  readonly url: string;
}

/** What the session of the user lets an action do. */
export interface ActionContext {
  /** Ends the session. Asks first when there are unsaved changes. */
  readonly signOut: () => void;
}

/** An action that the finder offers: it opens a page, or runs a function. */
export type FinderAction = {
  /** Identifies the action. */
  readonly id: string;
  /** Name of a registered icon. */
  readonly icon: string;
  /** In the current language. */
  readonly label: () => string;
  /** Additional search words, in the current language. Default: none. */
  readonly keywords?: () => string;
} & (
  | {
      /** Address within the shell. The action is offered only if the user's menu has this screen. */
      readonly url: string;
    }
  | {
      readonly run: (context: ActionContext) => unknown;
      /** Whether the action changes anything now. Default: it does. */
      readonly isOffered?: () => boolean;
    }
);

export interface FinderProps {
  /** The menu whose screens are found. */
  readonly menu: unknown;
  readonly onClose: () => void;
}

/** The finder with its records and actions. */
export type FinderComponent = ComponentType<FinderProps>;
