import type { ReactNode } from 'react';
import { failureSentence } from '../../app/failure-text.js';
import type { Loaded } from '../../app/use-load.js';
import { Failure, FailureBanner } from '../../frame/failure.js';

/** What is loaded for a screen: a record, or a list of records. */
export type LoadedContent<Value> = Pick<Loaded<Value>, 'value' | 'error' | 'reload'>;

export interface RecordContentProps<Value> {
  loaded: LoadedContent<Value>;
  /** Heading of the failure when it could not be loaded. */
  failed: string;
  /** Shown while it is being loaded, in the shape of the content. */
  skeleton: ReactNode;
  /** Renders the content. After a reload that has failed it stays, below the failure. */
  children: (value: Value) => ReactNode;
}

/** Content that is loaded: a skeleton first, then the content, or the failure with a button that tries again. */
export function RecordContent<Value>({ loaded, failed, skeleton, children }: RecordContentProps<Value>) {
  const { value, error, reload } = loaded;
  const Problem = value === undefined ? Failure : FailureBanner;
  return (
    <>
      {error && <Problem heading={failed} error={error} onRetry={reload} />}
      {value === undefined && !error && skeleton}
      {value !== undefined && children(value)}
    </>
  );
}

/** The same states for a table, which renders them in the place of its rows. @param failed what could not be loaded */
export const tableStates = ({ value, error, reload }: LoadedContent<unknown>, failed: string) => ({
  busy: !value && !error,
  error: error && !value ? failureSentence(error, failed) : '',
  onRetry: reload,
});
