import { msg } from '../locales/localize.js';
import { DassButton } from 'dass-elements/react/dass-button.js';
import { failureSentence } from '../app/failure-text.js';
import type { PlatformError } from '../app/service-call.js';
import { EmptyState } from './empty-state.js';

export interface FailureProps {
  heading: string;
  error: PlatformError;
  onRetry: () => void;
}

/** Error message in the place of content that could not be loaded: the problem, an advice, and a retry button. */
export function Failure({ heading, error, onRetry }: FailureProps) {
  return (
    <EmptyState className="card" kind="failed" heading={heading} text={failureSentence(error)}>
      <RetryButton onRetry={onRetry} />
    </EmptyState>
  );
}

/** The same above content that is still there. */
export function FailureBanner({ heading, error, onRetry }: FailureProps) {
  return (
    <div className="failure" role="alert">
      <div>
        <p className="failure-heading">{heading}</p>
        <p>{failureSentence(error)}</p>
      </div>
      <RetryButton onRetry={onRetry} />
    </div>
  );
}

export function RetryButton({ onRetry }: { onRetry: () => void }) {
  return <DassButton onClick={onRetry}>{msg('Tentar de novo', { id: 'dassShellRetry' })}</DassButton>;
}

/** Message shown while a request takes longer than the user expects. */
export function SlowNotice({ text }: { text: string }) {
  return (
    <p className="slow" role="status">
      {text}
    </p>
  );
}
