import { msg } from '../locales/localize.js';
import { DassButton } from 'dass-elements/react/dass-button.js';
import { failureSentence } from '../app/failure-text.js';
import type { PlatformError } from '../app/service-call.js';

/** Error message in the place of content that could not be loaded: the problem, an advice, and a retry button. */
export function Failure({ heading, error, onRetry }: { heading: string; error: PlatformError; onRetry: () => void }) {
  return (
    <div className="failure" role="alert">
      <div>
        <p className="failure-heading">{heading}</p>
        <p>{failureSentence(error)}</p>
      </div>
      <DassButton onClick={onRetry}>{msg('Tentar de novo', { id: 'dassShellRetry' })}</DassButton>
    </div>
  );
}

/** Message shown while a request takes longer than the user expects. */
export function SlowNotice({ text }: { text: string }) {
  return (
    <p className="slow" role="status">
      {text}
    </p>
  );
}
